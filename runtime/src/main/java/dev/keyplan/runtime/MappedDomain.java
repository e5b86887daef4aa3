package dev.keyplan.runtime;

import java.util.Optional;
import java.util.function.Function;

/** A domain seen through another Java type of the same values. */
final class MappedDomain<A, T> extends KeyDomain<T> {

  private final KeyDomain<A> domain;
  private final Function<T, A> to;
  private final Function<A, T> from;

  MappedDomain(KeyDomain<A> domain, Function<T, A> to, Function<A, T> from) {
    this.domain = domain;
    this.to = to;
    this.from = from;
  }

  @Override
  int compare(T a, T b) {
    return domain.compare(to.apply(a), to.apply(b));
  }

  @Override
  T least() {
    return from.apply(domain.least());
  }

  @Override
  T greatest() {
    return from.apply(domain.greatest());
  }

  @Override
  Optional<T> ceiling(T bound) {
    return domain.ceiling(to.apply(bound)).map(from);
  }

  @Override
  Optional<T> floor(T bound) {
    return domain.floor(to.apply(bound)).map(from);
  }

  @Override
  Optional<T> higher(T bound) {
    return domain.higher(to.apply(bound)).map(from);
  }

  @Override
  Optional<T> lower(T bound) {
    return domain.lower(to.apply(bound)).map(from);
  }
}
