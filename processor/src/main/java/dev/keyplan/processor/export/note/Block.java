package dev.keyplan.processor.export.note;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What a section is made of. */
sealed interface Block {

  record Paragraph(Line line) implements Block {}

  record Bullets(List<Line> lines) implements Block {
    public Bullets {
      lines = List.copyOf(lines);
    }
  }

  /** A table of text. */
  record Grid(List<Column> columns, List<Row> rows) implements Block {
    public Grid {
      columns = List.copyOf(columns);
      rows = List.copyOf(rows);
    }

    record Column(String title, boolean number) {
      static Column text(String title) {
        return new Column(title, false);
      }

      static List<Column> texts(String... titles) {
        return Arrays.stream(titles).map(Column::text).toList();
      }

      static Column number(String title) {
        return new Column(title, true);
      }
    }

    /**
     * @param reads what an example of it reads, see {@link ExampleRead#id()}
     */
    record Row(List<Line> cells, Optional<String> reads) {
      public Row {
        cells = List.copyOf(cells);
      }

      Row(List<Line> cells) {
        this(cells, Optional.empty());
      }
    }
  }

  /** Item collections as a diagram. */
  record Diagram(List<ItemCollection> collections) implements Block {
    public Diagram {
      collections = List.copyOf(collections);
    }
  }

  /** The table drawn, and each index, with what the patterns read of it. */
  record Drawing(List<ItemView> views, List<ExampleRead> reads) implements Block {
    public Drawing {
      views = List.copyOf(views);
      reads = List.copyOf(reads);
    }
  }
}
