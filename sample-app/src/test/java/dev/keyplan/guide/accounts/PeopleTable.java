package dev.keyplan.guide.accounts;

import dev.keyplan.annotation.Table;

@Table(
    name = "people",
    entities = {Person.class, Organization.class})
public interface PeopleTable {}
