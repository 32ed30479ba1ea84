package stavka.atlas.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import stavka.atlas.Atlas;
import stavka.engine.map.Locality;
import stavka.formats.map.MapSheet;

class SvgMapTest {
  private static final Look FRENCH_NIGHT = new Look(Language.FR, Theme.DARK);

  @Test
  void theSameMapGivesTheSameText() {
    String once = SvgMap.draw(Atlas.compile("kharkov").sheet(), Look.DEFAULT, 1);
    String again = SvgMap.draw(Atlas.compile("kharkov").sheet(), Look.DEFAULT, 1);
    assertThat(again).isEqualTo(once);
  }

  @ParameterizedTest
  @ValueSource(strings = {"kharkov", "guderian"})
  void everyTownIsNamedOnce(String map) throws Exception {
    MapSheet sheet = Atlas.compile(map).sheet();
    List<String> words = words(parse(SvgMap.draw(sheet, Look.DEFAULT, 1)), "text");
    List<String> towns = sheet.map().places().stream().map(SvgMapTest::lettered).toList();
    for (Locality place : sheet.map().places()) {
      if (!place.rank().equals("village")) {
        String name = lettered(place);
        assertThat(words.stream().filter(name::equals)).hasSize(count(towns, name));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"kharkov", "guderian"})
  void riversBearTheirNamesWhereThereIsRoom(String map) throws Exception {
    MapSheet sheet = Atlas.compile(map).sheet();
    List<String> names = new ArrayList<>();
    NodeList groups = parse(SvgMap.draw(sheet, Look.DEFAULT, 1)).getElementsByTagName("g");
    for (int i = 0; i < groups.getLength(); i++) {
      names.add(((Element) groups.item(i)).getAttribute("aria-label"));
    }
    List<String> longRivers =
        sheet.drawing().rivers().stream()
            .filter(river -> river.sides().size() > 14 && !river.feature().equals(Waters.LAKE))
            .map(river -> river.name().english())
            .toList();
    assertThat(longRivers).isNotEmpty();
    assertThat(names).containsAll(longRivers);
  }

  @Test
  void aSheetSaysWhyItsScaleIsNotTheBooks() throws Exception {
    String svg = SvgMap.draw(Atlas.compile("redstar").sheet(), Look.DEFAULT, 1);
    assertThat(words(parse(svg), "text"))
        .anyMatch(words -> words.contains("rows 35 km apart") && words.contains("41 km"));
    String french = SvgMap.draw(Atlas.compile("redstar").sheet(), FRENCH_NIGHT, 1);
    assertThat(words(parse(french), "text")).anyMatch(words -> words.contains("rangées à 35 km"));
  }

  /** Of Bautzen's entrances two are German and two Soviet; the legend shows one of each. */
  @Test
  void entrancesTakeTheColourOfTheSideWhoseSourcesTheyAre() {
    String svg = SvgMap.draw(Atlas.compile("bautzen").sheet(), Look.DEFAULT, 1);
    assertThat(discs(svg, Ink.FRONT_AXIS)).isEqualTo(3);
    assertThat(discs(svg, Ink.FRONT_SOVIET)).isEqualTo(3);
  }

  private static long discs(String svg, Ink ink) {
    String disc = "<circle[^>]*fill=\"" + Look.DEFAULT.ink(ink) + "\"";
    return Pattern.compile(disc).matcher(svg).results().count();
  }

  @Test
  void aFrenchMapByNightIsLetteredInFrench() throws Exception {
    MapSheet sheet = Atlas.compile("kharkov").sheet();
    String svg = SvgMap.draw(sheet, FRENCH_NIGHT, 1);
    assertThat(words(parse(svg), "text"))
        .contains(
            "Kharkov, mai 1942",
            "Izioum",
            "SECTEUR SUD",
            "Forêt",
            "Front du 12 mai 1942",
            "33 × 39 hexagones de 6,9 km");
    assertThat(svg).contains(Ink.PAPER.in(Theme.DARK)).doesNotContain(Ink.PAPER.in(Theme.LIGHT));
  }

  @Test
  void everyHexHasItsNumber() throws Exception {
    MapSheet sheet = Atlas.compile("guderian").sheet();
    List<String> words = words(parse(SvgMap.draw(sheet, Look.DEFAULT, 1)), "text");
    for (int hex = 0; hex < sheet.map().grid().size(); hex++) {
      assertThat(words).contains(sheet.map().name(hex));
    }
  }

  @Test
  void aPictureHasTheSizeOfTheDrawing() throws IOException {
    MapSheet sheet = Atlas.compile("kharkov").sheet();
    SvgMap.Size size = SvgMap.size(sheet, Look.DEFAULT, 0.25);
    byte[] png = PngMap.of(SvgMap.draw(sheet, Look.DEFAULT, 0.25));
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    assertThat((double) image.getWidth() * image.getHeight()).isEqualTo(size.pixels());
    assertThat(image.getWidth()).isEqualTo((int) Math.round(size.width() * 96 / 25.4));
    assertThat(image.getRGB(0, 0) & 0xFFFFFF).isEqualTo(0xFCFAF5);
  }

  private static String lettered(Locality place) {
    return place.rank().equals("city") ? place.english().toUpperCase(Locale.ROOT) : place.english();
  }

  private static int count(List<String> all, String one) {
    return (int) all.stream().filter(one::equals).count();
  }

  private static List<String> words(Document document, String tag) {
    NodeList texts = document.getElementsByTagName(tag);
    List<String> words = new ArrayList<>();
    for (int i = 0; i < texts.getLength(); i++) {
      words.add(texts.item(i).getTextContent());
    }
    return words;
  }

  private static Document parse(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
  }
}
