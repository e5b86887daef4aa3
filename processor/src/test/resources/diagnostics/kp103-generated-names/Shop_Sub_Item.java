import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;

@Entity
@Key(partition = "OTHER#{id}", sort = "META")
public record Shop_Sub_Item(String id) {}
