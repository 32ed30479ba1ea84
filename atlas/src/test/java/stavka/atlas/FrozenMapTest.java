package stavka.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import stavka.formats.map.HexMapJson;

/**
 * The maps games play on are those the atlas draws; run {@link FreezeMaps} to renew them on
 * purpose.
 */
class FrozenMapTest {
  @Test
  void theFrozenMapOfKharkovIsTheCompiledOne() throws IOException {
    Path frozen = Path.of("../games/kharkov/src/main/resources/stavka/kharkov/map.json");
    assertThat(Files.readString(frozen))
        .as("the map changed: run stavka.atlas.FreezeMaps if that is meant")
        .isEqualTo(HexMapJson.write(Atlas.compile("kharkov").sheet()));
  }

  @Test
  void compilingTwiceGivesTheSameMap() {
    assertThat(HexMapJson.write(Atlas.compile("guderian").sheet()))
        .isEqualTo(HexMapJson.write(Atlas.compile("guderian").sheet()));
  }
}
