package dev.keyplan.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.sample.board.BoardTableAsyncClient;
import dev.keyplan.sample.board.BoardTableClient;
import dev.keyplan.sample.board.BoardTableDefinition;
import dev.keyplan.sample.board.Task;
import dev.keyplan.sample.board.TaskKeys;
import dev.keyplan.sample.board.TaskRepository;
import dev.keyplan.sample.board.TaskStatus;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Items of any number, put and got by as few requests as there can be. */
@KeyplanTest
class BatchesTest {

  private CallRecorder calls;
  private TaskRepository tasks;
  private BoardTableAsyncClient async;

  @BeforeEach
  void createTable(TestDatabase database) {
    String table = database.createTable(BoardTableDefinition::createTableRequest);
    calls = database.calls();
    tasks = BoardTableClient.create(database.client(), table).taskRepository();
    async = BoardTableAsyncClient.create(database.asyncClient(), table);
  }

  @Test
  void itemsAreStoredAsByPutsOfTheirOwn() {
    List<Task> many = tasks(130);
    tasks.putBatch(many);

    assertThat(calls.pattern("Task.putBatch").calls())
        .hasSize(6)
        .allSatisfy(call -> assertThat(call.operation()).isEqualTo("BatchWriteItem"));
    assertThat(tasks.tasksOfProject("P").list()).isEqualTo(many);
    List<TaskKeys.PrimaryKey> keys = new ArrayList<>(keys(many));
    Collections.reverse(keys);
    assertThat(tasks.findTaskBatch(keys).keySet()).containsExactlyElementsOf(keys);
    assertThat(calls.pattern("findTask").calls()).hasSize(2);
  }

  @Test
  void itemsAreReplacedAsynchronously() {
    tasks.putBatch(tasks(30));
    List<Task> done =
        tasks(30).stream()
            .map(t -> new Task(t.projectId(), t.taskId(), t.title(), "eve", TaskStatus.DONE))
            .toList();
    async.taskRepository().putBatch(done).join();
    assertThat(tasks.tasksOfProject("P").list()).isEqualTo(done);
  }

  @Test
  void twoItemsOfOneKeyAreRefusedBeforeAnyRequest() {
    List<Task> twice = new ArrayList<>(tasks(60));
    twice.add(new Task("P", "T0000", "another", "eve", TaskStatus.DONE));
    assertThatThrownBy(() -> tasks.putBatch(twice))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Task PK=PROJECT#P, SK=TASK#T0000");
    calls.pattern("Task.putBatch").assertNone();
    assertThat(tasks.tasksOfProject("P").list()).isEmpty();
  }

  private static List<Task> tasks(int count) {
    return IntStream.range(0, count)
        .mapToObj(n -> new Task("P", String.format("T%04d", n), "t" + n, "ada", TaskStatus.TODO))
        .toList();
  }

  private static List<TaskKeys.PrimaryKey> keys(List<Task> tasks) {
    return tasks.stream().map(t -> new TaskKeys.PrimaryKey(t.projectId(), t.taskId())).toList();
  }
}
