package dev.keyplan.guide.accounts;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;

@Entity(sharesKeysWith = Organization.class)
@Key(partition = "ACCOUNT#{name}", sort = "ACCOUNT#{name}")
@AccessPattern(name = "findPerson", by = "name")
public record Person(String name, String mail) {}
