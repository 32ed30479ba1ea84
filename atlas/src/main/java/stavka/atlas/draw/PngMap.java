package stavka.atlas.draw;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.DocumentLimits;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;

/** Turns a drawn map into a picture of pixels; needs no screen. */
public final class PngMap {
  /** Larger pictures do not fit the memory of a common machine. */
  public static final long MOST_PIXELS = 120_000_000;

  /** Deep and large enough for any map; the drawings are our own. */
  private static final DocumentLimits LIMITS = new DocumentLimits(30, 30, 1_000_000);

  private PngMap() {}

  /** A PNG file of an SVG drawing, 96 pixels to the inch. */
  public static byte[] of(String svg) {
    SVGDocument document =
        new SVGLoader()
            .load(
                new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)),
                null,
                LoaderContext.builder().documentLimits(LIMITS).build());
    if (document == null) {
      throw new IllegalArgumentException("not a drawing");
    }
    int width = (int) Math.round(document.size().getWidth());
    int height = (int) Math.round(document.size().getHeight());
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    graphics.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    document.render((Component) null, graphics, new ViewBox(0, 0, width, height));
    graphics.dispose();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      ImageIO.write(image, "png", out);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return out.toByteArray();
  }
}
