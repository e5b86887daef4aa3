package dev.keyplan.processor.model;

/**
 * An attribute of an entity, a nested record or a view.
 *
 * @param name the Java name: record component and accessor
 * @param storedName the DynamoDB attribute name
 */
public record AttributeModel(
    String name, String storedName, AttributeType type, Presence presence, Origin origin) {}
