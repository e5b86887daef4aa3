// Written by kapt of Kotlin 2.4.21, without @kotlin.Metadata, of:
// data class OfValueClass(val userId: String, val orderId: OrderId)
// @JvmInline value class OrderId(val value: String)
package shop;

import dev.keyplan.annotation.*;

@dev.keyplan.annotation.Entity()
@dev.keyplan.annotation.Key(partition = "A#{userId}", sort = "META")
public final class OfValueClass {
    @org.jetbrains.annotations.NotNull()
    private final java.lang.String userId = null;
    @org.jetbrains.annotations.NotNull()
    private final java.lang.String orderId = null;
    
    private OfValueClass(java.lang.String userId, java.lang.String orderId) {
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
