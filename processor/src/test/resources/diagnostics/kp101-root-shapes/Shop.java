import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

class Shop {

  @Table(name = "enum-root", entities = Good.class)
  enum EnumRoot {}

  @Table(name = "annotation-root", entities = Good.class)
  @interface AnnotationRoot {}

  @Table(name = "private-root", entities = Good.class)
  private interface PrivateRoot {}

  @Table(name = "inner-root", entities = Good.class)
  class InnerRoot {}

  @Table(name = "empty-root")
  interface EmptyRoot {}

  @Entity
  @Key(partition = "GOOD#{id}", sort = "A")
  record Good(String id) {}
}
