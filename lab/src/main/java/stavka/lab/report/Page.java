package stavka.lab.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import stavka.lab.stats.Interval;

/** A page that needs nothing but itself: styles, scripts, pictures and data are all in it. */
final class Page {
  private final StringBuilder body = new StringBuilder();

  /** Text as it may stand in a page, between tags or in quotes. */
  static String safe(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("'", "&#39;")
        .replace("\"", "&quot;");
  }

  static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }

  static String percent(Interval share) {
    return percent(share.value())
        + " <small>%s–%s</small>"
            .formatted(
                Plot.number(round(100 * share.low())), Plot.number(round(100 * share.high())));
  }

  private static double round(double value) {
    return Math.round(value * 10) / 10.0;
  }

  /** How likely a finding is luck, in words where the number says no more. */
  static String chance(double chance) {
    return chance < 0.001 ? "&lt; 0.001" : String.format(Locale.ROOT, "%.3f", chance);
  }

  Page add(String markup) {
    body.append(markup);
    return this;
  }

  Page section(String id, String title, String lead) {
    return add(
        "</section>\n<section id='%s'><h2>%s</h2>%s\n"
            .formatted(id, safe(title), lead.isEmpty() ? "" : "<p class='lead'>" + lead + "</p>"));
  }

  /** A table; its first column holds words, the others figures. */
  Page table(List<String> heads, List<List<String>> rows) {
    body.append("<div class='scroll'><table><thead><tr>");
    heads.forEach(head -> body.append("<th>").append(head).append("</th>"));
    body.append("</tr></thead><tbody>");
    for (List<String> row : rows) {
      body.append("<tr>");
      row.forEach(cell -> body.append("<td>").append(cell).append("</td>"));
      body.append("</tr>\n");
    }
    body.append("</tbody></table></div>\n");
    return this;
  }

  String html(String title, String data) {
    return """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>%s</title>
    <style>%s</style></head>
    <body><main><section>%s</section></main>
    <script type="application/json" id="data">%s</script>
    <script>%s</script></body></html>
    """
        .formatted(safe(title), resource("report.css"), body, data, resource("report.js"));
  }

  private static String resource(String name) {
    try (InputStream stream = Page.class.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IllegalStateException("there is no " + name);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
