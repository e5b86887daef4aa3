package dev.keyplan.exports;

import dev.keyplan.annotation.Accept;
import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Unique;

/** Names and texts that Markdown, Mermaid or HTML would take for markup. */
@Table(
    name = "hostile",
    partitionKey = "P|K",
    sortKey = "<b>&amp;",
    entities = {HostileTable.Page.class, HostileTable.Part.class},
    globalIndexes = {@GlobalIndex(name = "by-note"), @GlobalIndex(name = "unread")})
@Accept(code = "KP403", reason = "</script><script>alert(1)</script> | `kept` *for* \n# later")
interface HostileTable {

  @Entity(type = "<i>Page</i>")
  @Key(partition = "<script>|`{pageId}`", sort = "\"%%{{init}}%%\" ``` # {{x}}")
  @Key(index = "by-note", partition = "</script>#{note}", sort = "|{pageId}")
  @AccessPattern(
      name = "findPage",
      by = "pageId",
      description = "1. <script>alert('x')</script> | a `tick` and ``` a fence\n# no heading")
  @AccessPattern(
      name = "pagesOfNote",
      by = "note",
      description = "$a$ ~~b~~ [c](http://d) _e_ &lt;")
  record Page(
      String pageId,
      @Attribute(name = "</td>|note") String note,
      @Unique(partition = "<!--{title}-->", sort = "]]>") String title) {}

  @Entity
  @Key(partition = "<script>|`{pageId}`", sort = "--- | --- #{n:digits(3)}")
  @AccessPattern(name = "partsOfPage", by = "pageId", orderBy = "n")
  record Part(String pageId, int n) {}
}
