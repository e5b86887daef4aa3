package dev.keyplan.guide.enhanced;

import dev.keyplan.annotation.Table;

@Table(name = "purchases", entities = PurchaseOfUser.class, entityTypeAttribute = "")
public interface PurchasesTable {}
