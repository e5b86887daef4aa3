package dev.keyplan.faults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.faults.FaultsTable.Note;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Puts and gets notes by the batch, of which parts come back unprocessed. */
final class NoteWorkload {

  private static final int NOTES = 160;

  private final FaultsTable_NoteRepository notes;
  private final Random random;
  private final Map<String, Note> stored = new TreeMap<>();

  NoteWorkload(FaultsTable_NoteRepository notes, long seed) {
    this.notes = notes;
    this.random = new Random(seed);
  }

  /** What must be stored. */
  Map<String, Note> stored() {
    return stored;
  }

  void step() {
    List<Note> batch =
        some().stream().map(id -> new Note(id, "text" + random.nextInt(1000))).toList();
    notes.putBatch(batch);
    batch.forEach(note -> stored.put(note.id(), note));

    List<String> asked = some();
    Map<FaultsTable_NoteKeys.PrimaryKey, Note> expected = new LinkedHashMap<>();
    for (String id : asked) {
      if (stored.containsKey(id)) {
        expected.put(new FaultsTable_NoteKeys.PrimaryKey(id), stored.get(id));
      }
    }
    Map<FaultsTable_NoteKeys.PrimaryKey, Note> found =
        notes.findBatch(
            asked.stream().map(FaultsTable_NoteKeys.PrimaryKey::new).collect(Collectors.toList()));
    assertThat(new ArrayList<>(found.entrySet())).isEqualTo(new ArrayList<>(expected.entrySet()));
  }

  /** Some ids, in any order. */
  private List<String> some() {
    List<String> ids = new ArrayList<>(IntStream.range(0, NOTES).mapToObj(i -> "n" + i).toList());
    Collections.shuffle(ids, random);
    return ids.subList(0, random.nextInt(NOTES));
  }
}
