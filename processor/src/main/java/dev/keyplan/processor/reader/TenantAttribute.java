package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP803;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.TableSettings.Tenant;
import java.util.List;
import java.util.Optional;

/**
 * The attribute that separates tenants: there is one, and in keys it is the very text that a tag of
 * a principal can hold.
 */
final class TenantAttribute {

  private final ReadContext context;

  TenantAttribute(ReadContext context) {
    this.context = context;
  }

  void check(Tenant tenant, List<EntityModel> entities) {
    List<String> names =
        entities.stream()
            .flatMap(entity -> entity.attributes().stream())
            .map(AttributeModel::name)
            .distinct()
            .toList();
    if (!names.contains(tenant.attribute())) {
      // Of a refused entity the attributes are not known.
      if (entities.stream().noneMatch(entity -> entity.attributes().isEmpty())) {
        context.report(
            KP803,
            tenant.origin(),
            "no entity has an attribute '" + tenant.attribute() + "', which is to separate tenants",
            Suggestions.nearest(tenant.attribute(), names)
                .map(name -> "fix      tenant = \"" + name + "\"")
                .orElse("fix      the Java name of the attribute, which keys begin with"));
      }
      return;
    }
    for (EntityModel entity : entities) {
      Optional<AttributeModel> attribute = entity.attribute(tenant.attribute());
      if (attribute.isPresent() && !isPlainText(attribute.get().type())) {
        context.report(
            KP803,
            tenant.origin(),
            tenant.attribute()
                + " of "
                + entity.type().simpleName()
                + " cannot separate tenants: it is no String, UUID or enum",
            "a policy compares the key with a tag of the caller, which has to be the text in the"
                + " key",
            "fix      a String, or an attribute that is one");
      }
    }
  }

  private static boolean isPlainText(AttributeType type) {
    if (type instanceof AttributeType.Converted converted) {
      return isPlainText(converted.target());
    }
    return type instanceof AttributeType.Enumeration
        || type instanceof AttributeType.Scalar scalar
            && (scalar.type() == ScalarType.STRING || scalar.type() == ScalarType.UUID);
  }
}
