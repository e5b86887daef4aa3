import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Tag;

@Table(
    name = "users",
    entities = Users.User.class,
    tags = {
      @Tag(key = "t01", value = ""),
      @Tag(key = "t02", value = ""),
      @Tag(key = "t03", value = ""),
      @Tag(key = "t04", value = ""),
      @Tag(key = "t05", value = ""),
      @Tag(key = "t06", value = ""),
      @Tag(key = "t07", value = ""),
      @Tag(key = "t08", value = ""),
      @Tag(key = "t09", value = ""),
      @Tag(key = "t10", value = ""),
      @Tag(key = "t11", value = ""),
      @Tag(key = "t12", value = ""),
      @Tag(key = "t13", value = ""),
      @Tag(key = "t14", value = ""),
      @Tag(key = "t15", value = ""),
      @Tag(key = "t16", value = ""),
      @Tag(key = "t17", value = ""),
      @Tag(key = "t18", value = ""),
      @Tag(key = "t19", value = ""),
      @Tag(key = "t20", value = ""),
      @Tag(key = "t21", value = ""),
      @Tag(key = "t22", value = ""),
      @Tag(key = "t23", value = ""),
      @Tag(key = "t24", value = ""),
      @Tag(key = "t25", value = ""),
      @Tag(key = "t26", value = ""),
      @Tag(key = "t27", value = ""),
      @Tag(key = "t28", value = ""),
      @Tag(key = "t29", value = ""),
      @Tag(key = "t30", value = ""),
      @Tag(key = "t31", value = ""),
      @Tag(key = "t32", value = ""),
      @Tag(key = "t33", value = ""),
      @Tag(key = "t34", value = ""),
      @Tag(key = "t35", value = ""),
      @Tag(key = "t36", value = ""),
      @Tag(key = "t37", value = ""),
      @Tag(key = "t38", value = ""),
      @Tag(key = "t39", value = ""),
      @Tag(key = "t40", value = ""),
      @Tag(key = "t41", value = ""),
      @Tag(key = "t42", value = ""),
      @Tag(key = "t43", value = ""),
      @Tag(key = "t44", value = ""),
      @Tag(key = "t45", value = ""),
      @Tag(key = "t46", value = ""),
      @Tag(key = "t47", value = ""),
      @Tag(key = "t48", value = ""),
      @Tag(key = "t49", value = ""),
      @Tag(key = "t50", value = ""),
      @Tag(key = "t51", value = "")
    })
public interface Users {

  @Entity
  @Key(partition = "USER#{userId}", sort = "META")
  @AccessPattern(name = "findUser", by = "userId")
  record User(String userId) {}
}
