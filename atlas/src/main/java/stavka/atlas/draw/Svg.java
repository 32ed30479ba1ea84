package stavka.atlas.draw;

import java.util.ArrayDeque;
import java.util.Deque;

/** Writes SVG. Lengths are given in hexes and written in hundredths of them. */
final class Svg {
  private final StringBuilder out = new StringBuilder(1 << 20);
  private final Deque<String> open = new ArrayDeque<>();

  /** Opens an element; attributes are names and values by turns. */
  Svg open(String tag, String... attributes) {
    start(tag, attributes);
    out.append(">\n");
    open.push(tag);
    return this;
  }

  Svg close() {
    out.append("</").append(open.pop()).append(">\n");
    return this;
  }

  Svg empty(String tag, String... attributes) {
    start(tag, attributes);
    out.append("/>\n");
    return this;
  }

  Svg leaf(String tag, String text, String... attributes) {
    start(tag, attributes);
    out.append('>').append(escape(text)).append("</").append(tag).append(">\n");
    return this;
  }

  Svg path(String data, String... attributes) {
    if (data.isEmpty()) {
      return this;
    }
    out.append("<path d=\"").append(data).append('"');
    attributes(attributes);
    out.append("/>\n");
    return this;
  }

  private void start(String tag, String... attributes) {
    out.append('<').append(tag);
    attributes(attributes);
  }

  private void attributes(String... attributes) {
    for (int i = 0; i + 1 < attributes.length; i += 2) {
      out.append(' ')
          .append(attributes[i])
          .append("=\"")
          .append(escape(attributes[i + 1]))
          .append('"');
    }
  }

  /** A length in hexes as it stands in the file, to a tenth of its unit. */
  static String length(double hexes) {
    return tenths(Math.round(hexes * 1000));
  }

  /** A plain number, to three decimals. */
  static String number(double value) {
    long thousandths = Math.round(value * 1000);
    String text = (thousandths < 0 ? "-" : "") + Math.abs(thousandths) / 1000;
    long rest = Math.abs(thousandths) % 1000;
    if (rest == 0) {
      return text.equals("-0") ? "0" : text;
    }
    String decimals = Long.toString(1000 + rest).substring(1);
    return text + "." + decimals.replaceAll("0+$", "");
  }

  private static String tenths(long tenths) {
    long whole = Math.abs(tenths) / 10;
    long rest = Math.abs(tenths) % 10;
    String sign = tenths < 0 ? "-" : "";
    return rest == 0 ? sign + whole : sign + whole + "." + rest;
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  @Override
  public String toString() {
    if (!open.isEmpty()) {
      throw new IllegalStateException("unclosed " + open.peek());
    }
    return out.toString();
  }
}
