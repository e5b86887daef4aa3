package shop;

import dev.keyplan.annotation.Table;

@Table(
    name = "shop",
    entities = {View.Order.class, View.Customer.class, View.Draft.class, Notes.Note.class},
    collections = {View.class, Notes.Written.class})
public interface Shop {}
