package dev.keyplan.guide.evolution;

import dev.keyplan.annotation.Table;

@Table(name = "notes-later", entities = Note.class)
public interface LaterTable {}
