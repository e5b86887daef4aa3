package dev.keyplan.processor.model;

/**
 * A placeholder of a key template.
 *
 * @param type the type of the attribute at {@code path}
 * @param width of {@code digits(n)} and {@code id(n)}, else 0
 * @param origin the template, or the component whose annotation declares the part
 */
public record KeyPart(
    AttributePath path, AttributeType type, KeyEncoding encoding, int width, Origin origin)
    implements KeySegment {}
