// Written by kapt of Kotlin 2.4.21, without @kotlin.Metadata, of:
// interface OrdersTable
package shop;

import dev.keyplan.annotation.*;

@dev.keyplan.annotation.Table(name = "orders", entities = {shop.OfValueClass.class, shop.OfInternal.class, shop.OfUnsigned.class, shop.OfTwoParts.class})
public abstract interface OrdersTable {
}
