package dev.keyplan.processor.analysis;

import static dev.keyplan.processor.analysis.PatternTables.table;
import static dev.keyplan.processor.analysis.TestEntity.entity;
import static dev.keyplan.processor.analysis.TestPattern.pattern;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Several keys of one entity in one index, which exclude each other. */
class AlternativeKeysTest {

  private static PatternTables books(TestPattern pattern) {
    return table()
        .index("GSI1")
        .entity(
            entity("Book", "isbn String", "author String", "due LocalDate?", "status IN|OUT|LOST")
                .key("ISBN#{isbn}", "BOOK")
                .key("GSI1", "AUTHOR#{author}", "LOAN#{due}", "due present")
                .key("GSI1", "AUTHOR#{author}", "SHELF", "due absent")
                .pattern(pattern));
  }

  @Test
  void togetherTheyHoldEverything() {
    assertThat(Refusals.verdict(books(pattern("works").by("author")), "works"))
        .isEqualTo("Query GSI1 GSI1PK = AUTHOR#{author}");
    assertThat(Refusals.verdict(books(pattern("lent").by("author", "due present")), "lent"))
        .isEqualTo("Query GSI1 GSI1PK = AUTHOR#{author}, begins_with(GSI1SK, LOAN#)");
    assertThat(Refusals.verdict(books(pattern("there").by("author", "due absent")), "there"))
        .isEqualTo("Query GSI1 GSI1PK = AUTHOR#{author}, GSI1SK = SHELF");
  }

  @Test
  void theyHaveNoOrderInCommon() {
    assertThat(Refusals.verdict(books(pattern("works").by("author").orderBy("due")), "works"))
        .isEqualTo("KP308");
    assertThat(Refusals.verdict(books(pattern("works").by("author").orderBy("author")), "works"))
        .isEqualTo("Query GSI1 GSI1PK = AUTHOR#{author}");
  }

  private static PatternTables byStatus(String first, String second, TestPattern pattern) {
    return table()
        .index("GSI1")
        .entity(
            entity("Book", "isbn String", "author String", "status IN|OUT|LOST")
                .key("ISBN#{isbn}", "BOOK")
                .key("GSI1", "AUTHOR#{author}", "A#{isbn}", first)
                .key("GSI1", "AUTHOR#{author}", "B#{isbn}", second)
                .pattern(pattern));
  }

  @Test
  void theyLeaveOutWhatNoWhenAllows() {
    TestPattern works = pattern("works").by("author");
    assertThat(Refusals.verdict(byStatus("status = IN", "status = OUT", works), "works"))
        .isEqualTo("KP308");
    assertThat(Refusals.verdict(byStatus("status = IN", "status in (OUT, LOST)", works), "works"))
        .isEqualTo("Query GSI1 GSI1PK = AUTHOR#{author}");
    TestPattern some = pattern("some").by("author", "status in (IN, OUT)");
    assertThat(Refusals.verdict(byStatus("status = IN", "status = OUT", some), "some"))
        .isEqualTo("Query GSI1 GSI1PK = AUTHOR#{author}");
    assertThat(Refusals.verdict(byStatus("status = IN", "status in (OUT, LOST)", some), "some"))
        .isNotEqualTo("Query GSI1 GSI1PK = AUTHOR#{author}");
  }

  @Test
  void anArgumentIsInTheKeyOfEach() {
    TestPattern asked = pattern("asked").by("author", "status");
    assertThat(Refusals.verdict(byStatus("status = IN", "status = OUT", asked), "asked"))
        .isEqualTo("KP308");
  }

  private static PatternTables shelves(String first, String second, TestPattern pattern) {
    return table()
        .index("GSI1")
        .entity(
            entity("Book", "isbn String", "author String", "year Year", "status IN|OUT|LOST")
                .key("ISBN#{isbn}", "BOOK")
                .key("GSI1", "AUTHOR#{author}", first, "status = IN")
                .key("GSI1", "AUTHOR#{author}", second, "status in (OUT, LOST)")
                .pattern(pattern));
  }

  @Test
  void keysThatAreAlikeKeepOneOrder() {
    TestPattern works = pattern("works").by("author").orderBy("year");
    assertThat(Refusals.verdict(shelves("{year}", "{year}#{isbn}", works), "works"))
        .isEqualTo("Query GSI1 GSI1PK = AUTHOR#{author}");
    assertThat(Refusals.verdict(shelves("{year}", "Y#{year}", works), "works")).isEqualTo("KP308");
    TestPattern both = pattern("works").by("author").orderBy("year", "isbn");
    assertThat(Refusals.verdict(shelves("{year}#{isbn}", "{year}#{isbn}", both), "works"))
        .isEqualTo("Query GSI1 GSI1PK = AUTHOR#{author}");
    assertThat(Refusals.verdict(shelves("{year}#{isbn}", "{year}#B#{isbn}", both), "works"))
        .isEqualTo("KP308");
  }
}
