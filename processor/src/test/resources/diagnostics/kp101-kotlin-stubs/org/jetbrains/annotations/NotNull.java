package org.jetbrains.annotations;

/** In the place of the one that Kotlin brings along. */
public @interface NotNull {}
