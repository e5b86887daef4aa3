package dev.keyplan.guide.accounts;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;

@Entity(sharesKeysWith = Person.class)
@Key(partition = "ACCOUNT#{name}", sort = "ACCOUNT#{name}")
@AccessPattern(name = "findOrganization", by = "name")
public record Organization(String name) {}
