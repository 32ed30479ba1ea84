package stavka.app;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import stavka.atlas.draw.Language;
import stavka.atlas.draw.Look;
import stavka.atlas.draw.PngMap;
import stavka.atlas.draw.SvgMap;
import stavka.atlas.draw.Theme;
import stavka.formats.Documents;
import stavka.formats.map.HexMapJson;
import stavka.formats.map.MapSheet;
import stavka.lab.report.Backdrop;

/** The atlas's drawing of a game's map, small enough to go into a report. */
final class MapBackdrop {
  private static final double SCALE = 0.4;
  private static final float QUALITY = 0.6f;
  private static final double UNITS_PER_HEX = 100;
  private static final Pattern VIEW = Pattern.compile("viewBox=\"(\\S+) (\\S+) (\\S+) (\\S+)\"");

  private MapBackdrop() {}

  /** Empty for a game that has no map of its own to draw. */
  static Optional<Backdrop> of(String slug) {
    String frozen = "/stavka/" + slug + "/map.json";
    if (MapBackdrop.class.getResource(frozen) == null) {
      return Optional.empty();
    }
    System.setProperty("java.awt.headless", "true");
    MapSheet sheet = HexMapJson.read(Documents.json(MapBackdrop.class, frozen));
    String light = SvgMap.draw(sheet, new Look(Language.EN, Theme.LIGHT), SCALE);
    String dark = SvgMap.draw(sheet, new Look(Language.EN, Theme.DARK), SCALE);
    Matcher view = VIEW.matcher(light);
    if (!view.find()) {
      return Optional.empty();
    }
    return Optional.of(
        new Backdrop(
            picture(light),
            picture(dark),
            Double.parseDouble(view.group(1)) / UNITS_PER_HEX,
            Double.parseDouble(view.group(2)) / UNITS_PER_HEX,
            Double.parseDouble(view.group(3)) / UNITS_PER_HEX,
            Double.parseDouble(view.group(4)) / UNITS_PER_HEX));
  }

  private static String picture(String svg) {
    try {
      BufferedImage drawn = ImageIO.read(new ByteArrayInputStream(PngMap.of(svg)));
      BufferedImage plain =
          new BufferedImage(drawn.getWidth(), drawn.getHeight(), BufferedImage.TYPE_INT_RGB);
      Graphics2D graphics = plain.createGraphics();
      graphics.drawImage(drawn, 0, 0, Color.WHITE, null);
      graphics.dispose();
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
      ImageWriteParam settings = writer.getDefaultWriteParam();
      settings.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
      settings.setCompressionQuality(QUALITY);
      try (var stream = ImageIO.createImageOutputStream(bytes)) {
        writer.setOutput(stream);
        writer.write(null, new IIOImage(plain, null, null), settings);
      }
      writer.dispose();
      return "data:image/jpeg;base64," + Base64.getEncoder().encodeToString(bytes.toByteArray());
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
