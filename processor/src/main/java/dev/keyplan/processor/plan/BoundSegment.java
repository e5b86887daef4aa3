package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.Term;

/** A piece of a key text whose value is known when the generated method is called. */
public sealed interface BoundSegment {

  record Literal(String text) implements BoundSegment {}

  /**
   * A part filled from a parameter of the method. A lossy part is filled either by its own term
   * (the parameter has the transform's type) or from the plain attribute's value.
   */
  record FromParameter(KeyPart part, Term.Parameter term) implements BoundSegment {}

  /** A part filled with a constant of {@code by} or {@code when}. */
  record FromConstant(KeyPart part, Constant constant) implements BoundSegment {}

  /**
   * A part filled from either bound of the method's range: a truncation of the ranged attribute, or
   * that attribute itself, which is then the last such segment.
   */
  record FromRange(KeyPart part, AttributePath range) implements BoundSegment {}
}
