import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.util.List;
import java.util.Map;

@Table(name = "shop", entities = Shop.Document.class)
public interface Shop {

  record Inner(Ten ten) {}

  record Ten(
      List<List<List<List<List<List<List<List<List<List<String>>>>>>>>>> list) {}

  record Tree(String name, List<Tree> children) {}

  @Entity
  @Key(partition = "DOCUMENT#{id}", sort = "META")
  record Document(
      String id,
      Tree tree,
      List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<Inner>>>>>>>>>>>>>>>>>>> held,
      List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<Inner>>>>>>>>>>>>>>>>>>>> deep,
      @Attribute(name = "m") Map<String, List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<Inner>>>>>>>>>>>>>>>>>>>> mapped) {}
}
