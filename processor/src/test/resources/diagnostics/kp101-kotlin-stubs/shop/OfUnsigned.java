// Written by kapt of Kotlin 2.4.21, without @kotlin.Metadata, of:
// data class OfUnsigned(val userId: String, val u: UInt)
package shop;

import dev.keyplan.annotation.*;

@dev.keyplan.annotation.Entity()
@dev.keyplan.annotation.Key(partition = "C#{userId}", sort = "META")
public final class OfUnsigned {
    @org.jetbrains.annotations.NotNull()
    private final java.lang.String userId = null;
    private final int u = 0;
    
    private OfUnsigned(java.lang.String userId, int u) {
        super();
    }
    
    @org.jetbrains.annotations.NotNull()
    public final java.lang.String getUserId() {
        return null;
    }
    
    @org.jetbrains.annotations.NotNull()
    public final java.lang.String component1() {
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
