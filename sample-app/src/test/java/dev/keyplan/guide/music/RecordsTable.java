package dev.keyplan.guide.music;

import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.LocalIndex;
import dev.keyplan.annotation.Table;

@Table(
    name = "records",
    entities = {Album.class, Track.class},
    localIndexes = @LocalIndex(name = "LSI1"),
    globalIndexes = @GlobalIndex(name = "ByArtist", partitionKey = "artist", sortKey = "PK"))
public interface RecordsTable {}
