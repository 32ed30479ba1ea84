package stavka.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.formats.map.HexMapJson;

/**
 * The maps games play on are those the atlas draws; run {@link FreezeMaps} to renew them on
 * purpose.
 */
class FrozenMapTest {
  @ParameterizedTest
  @ValueSource(strings = {"kharkov", "guderian", "redstar", "bautzen", "rostov"})
  void theFrozenMapIsTheCompiledOne(String map) throws IOException {
    Path frozen = Path.of("../games/" + map + "/src/main/resources/stavka/" + map + "/map.json");
    assertThat(Files.readString(frozen))
        .as("the map changed: run stavka.atlas.FreezeMaps if that is meant")
        .isEqualTo(HexMapJson.write(Atlas.compile(map).sheet()));
  }

  @Test
  void compilingTwiceGivesTheSameMap() {
    assertThat(HexMapJson.write(Atlas.compile("guderian").sheet()))
        .isEqualTo(HexMapJson.write(Atlas.compile("guderian").sheet()));
  }
}
