package dev.keyplan.guide.notes;

import dev.keyplan.annotation.Table;

@Table(name = "notes", entities = Note.class)
public interface NotesTable {}
