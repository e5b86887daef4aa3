// Written by kapt of Kotlin 2.4.21, without @kotlin.Metadata, of:
// data class OfTwoParts(@PartitionKey val userId: String, @SortKey val a: String, @SortKey val b: Int)
package shop;

import dev.keyplan.annotation.*;

@dev.keyplan.annotation.Entity()
public final class OfTwoParts {
    @dev.keyplan.annotation.PartitionKey()
    @org.jetbrains.annotations.NotNull()
    private final java.lang.String userId = null;
    @dev.keyplan.annotation.SortKey()
    @org.jetbrains.annotations.NotNull()
    private final java.lang.String a = null;
    @dev.keyplan.annotation.SortKey()
    private final int b = 0;
    
    public OfTwoParts(@org.jetbrains.annotations.NotNull()
    java.lang.String userId, @org.jetbrains.annotations.NotNull()
    java.lang.String a, int b) {
        super();
    }
    
    @org.jetbrains.annotations.NotNull()
    public final java.lang.String getUserId() {
        return null;
    }
    
    @org.jetbrains.annotations.NotNull()
    public final java.lang.String getA() {
        return null;
    }
    
    public final int getB() {
        return 0;
    }
    
    @org.jetbrains.annotations.NotNull()
    public final java.lang.String component1() {
        return null;
    }
    
    @org.jetbrains.annotations.NotNull()
    public final java.lang.String component2() {
        return null;
    }
    
    public final int component3() {
        return 0;
    }
    
    @org.jetbrains.annotations.NotNull()
    public final shop.OfTwoParts copy(@org.jetbrains.annotations.NotNull()
    java.lang.String userId, @org.jetbrains.annotations.NotNull()
    java.lang.String a, int b) {
        return null;
    }
    
    @java.lang.Override()
    public boolean equals(@org.jetbrains.annotations.Nullable()
    java.lang.Object other) {
        return false;
    }
    
    @java.lang.Override()
    public int hashCode() {
        return 0;
    }
    
    @java.lang.Override()
    @org.jetbrains.annotations.NotNull()
    public java.lang.String toString() {
        return null;
    }
}
