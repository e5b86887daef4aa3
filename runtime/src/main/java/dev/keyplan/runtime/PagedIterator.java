package dev.keyplan.runtime;

import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;

/** Items of all pages; asks for the next page only when the last one is used up. */
final class PagedIterator<T> implements Iterator<T> {

  private final PageRun run;
  private final Function<PageRun, List<T>> read;
  private Iterator<T> page = Collections.emptyIterator();

  PagedIterator(PageRun run, Function<PageRun, List<T>> read) {
    this.run = run;
    this.read = read;
  }

  @Override
  public boolean hasNext() {
    while (!page.hasNext() && run.hasNext()) {
      page = read.apply(run).iterator();
    }
    return page.hasNext();
  }

  @Override
  public T next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return page.next();
  }
}
