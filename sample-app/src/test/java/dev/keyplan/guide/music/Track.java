package dev.keyplan.guide.music;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Consistency;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;

@Entity
@Key(partition = "ALBUM#{albumId}", sort = "TRACK#{number:digits(2)}")
@Key(index = "LSI1", sort = "{title}")
@AccessPattern(
    name = "tracksByTitle",
    by = "albumId",
    orderBy = "title",
    consistency = Consistency.STRONG)
public record Track(String albumId, int number, String title) {}
