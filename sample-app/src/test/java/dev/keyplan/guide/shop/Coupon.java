package dev.keyplan.guide.shop;

import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.WriteOperation;
import dev.keyplan.annotation.WritePattern;

@Entity
@Key(partition = "COUPON#{code}", sort = "COUPON")
@WritePattern(name = "issueCoupon", operation = WriteOperation.CREATE)
@WritePattern(name = "redeemCoupon", operation = WriteOperation.UPDATE, changes = "redeemed")
public record Coupon(String code, boolean redeemed) {}
