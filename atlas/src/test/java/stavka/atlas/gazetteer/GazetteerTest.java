package stavka.atlas.gazetteer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.formats.BadFile;
import stavka.formats.Documents;

class GazetteerTest {
  @Test
  void theShippedGazetteerHasNoFaults() {
    Gazetteer gazetteer = Gazetteer.shipped();
    assertThat(gazetteer.towns()).containsKeys("kharkov", "smolensk", "kursk");
    assertThat(gazetteer.rivers()).containsKeys("donets", "dnieper", "western-dvina");
  }

  @Test
  void everyEntrySaysWhereItComesFrom() {
    Gazetteer gazetteer = Gazetteer.shipped();
    assertThat(gazetteer.towns().values())
        .allSatisfy(town -> assertThat(town.origin().from()).isNotBlank());
    assertThat(gazetteer.rivers().values())
        .allSatisfy(river -> assertThat(river.origin().from()).isNotBlank());
    assertThat(gazetteer.areas().values())
        .allSatisfy(area -> assertThat(area.origin().from()).isNotBlank());
  }

  @Test
  void anExtensionReplacesAnEntryOfTheSameId() {
    Gazetteer more =
        Gazetteer.shipped()
            .with(
                List.of(
                    Documents.yaml(
                        "my.yaml", "towns: [{id: kharkov, name: K, at: [50, 36], rank: town}]")));
    assertThat(more.towns().get("kharkov").rank()).isEqualTo(Town.Rank.TOWN);
    assertThat(more.towns()).hasSameSizeAs(Gazetteer.shipped().towns());
  }

  @Test
  void anUnknownPlaceOnAWayIsNamedWithItsLine() {
    assertThatThrownBy(
            () ->
                Gazetteer.empty()
                    .with(
                        List.of(
                            Documents.yaml(
                                "my.yaml",
                                "roads:\n- {id: r, name: R,\n   via: [atlantis, [50, 36]]}"))))
        .isInstanceOf(BadFile.class)
        .hasMessage("my.yaml:3: unknown place 'atlantis'");
  }
}
