@jakarta.persistence.Entity
public record Foreign(String id) {}
