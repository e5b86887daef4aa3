package dev.keyplan.processor.compile;

import java.io.IOException;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;
import javax.tools.FileObject;
import javax.tools.ForwardingFileObject;
import javax.tools.JavaFileManager.Location;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;

/**
 * As of Eclipse's workspace, and so of VS Code: only outputs are places, any other is an exception
 * that no specification names; nothing can be deleted, and there is no class file to write.
 */
record WorkspaceFiler(Filer filer) implements Filer {

  @Override
  public JavaFileObject createSourceFile(CharSequence name, Element... origins) throws IOException {
    return filer.createSourceFile(name, origins);
  }

  @Override
  public JavaFileObject createClassFile(CharSequence name, Element... origins) {
    throw new UnsupportedOperationException("Creating class files is not supported");
  }

  @Override
  public FileObject createResource(
      Location location, CharSequence packageName, CharSequence name, Element... origins)
      throws IOException {
    checkOutput(location);
    return new Undeletable(filer.createResource(location, packageName, name, origins));
  }

  @Override
  public FileObject getResource(Location location, CharSequence packageName, CharSequence name)
      throws IOException {
    checkOutput(location);
    return new Undeletable(filer.getResource(location, packageName, name));
  }

  private static void checkOutput(Location location) {
    if (location != StandardLocation.CLASS_OUTPUT && location != StandardLocation.SOURCE_OUTPUT) {
      throw new IllegalArgumentException("Unsupported location " + location);
    }
  }

  private static final class Undeletable extends ForwardingFileObject<FileObject> {

    Undeletable(FileObject file) {
      super(file);
    }

    @Override
    public boolean delete() {
      throw new IllegalStateException("Deletion is not supported");
    }
  }
}
