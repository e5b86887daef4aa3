package dev.keyplan.processor.model;

/** A piece of a key template. */
public sealed interface KeySegment permits KeySegment.Literal, KeyPart {

  record Literal(String text) implements KeySegment {}
}
