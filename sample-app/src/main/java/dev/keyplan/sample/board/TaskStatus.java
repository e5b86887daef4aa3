package dev.keyplan.sample.board;

/** How far a task has come. */
public enum TaskStatus {
  TODO,
  DOING,
  DONE
}
