package dev.keyplan.maven.shape;

/** A secondary index. */
public record IndexShape(Stated name, boolean local, KeyShape key, ProjectionShape projection) {

  public String kind() {
    return local ? "local" : "global";
  }
}
