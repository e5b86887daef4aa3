package dev.keyplan.guide.music;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;

@Entity
@Key(partition = "ALBUM#{albumId}", sort = "INFO")
@AccessPattern(name = "albumsOfArtist", by = "artist")
public record Album(String albumId, String artist, String title) {}
