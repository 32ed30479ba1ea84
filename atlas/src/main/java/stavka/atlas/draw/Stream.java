package stavka.atlas.draw;

import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import stavka.formats.Bilingual;

/**
 * A stretch of river as it is drawn.
 *
 * @param source whether it rises on the sheet
 * @param parts one after the other, downstream
 */
record Stream(Bilingual name, DrawnLine line, boolean source, List<Part> parts) {
  private static final double RISE = 1.6;
  private static final double THINNEST = 0.35;

  /** The length over which a river grows from one breadth to the next. */
  private static final double GROWTH = 1.2;

  private static final int SLICES = 5;

  /** A part of one breadth that ends at a share of the whole length. */
  record Part(Breadth breadth, double end) {}

  Stream {
    parts = List.copyOf(parts);
  }

  static Stream of(Bilingual name, DrawnLine line, Breadth breadth) {
    return new Stream(name, line, false, List.of(new Part(breadth, 1)));
  }

  /** The breadth of the greater part of it. */
  Breadth breadth() {
    double[] lengths = new double[Breadth.values().length];
    double from = 0;
    for (Part part : parts) {
      lengths[part.breadth().ordinal()] += part.end() - from;
      from = part.end();
    }
    Breadth best = Breadth.STREAM;
    for (Breadth breadth : Breadth.values()) {
      best = lengths[breadth.ordinal()] > lengths[best.ordinal()] ? breadth : best;
    }
    return best;
  }

  /** Its greatest width. */
  double width() {
    return parts.stream().mapToDouble(part -> part.breadth().width()).max().orElse(0);
  }

  /** The width at a distance from its upper end. */
  double width(double at) {
    double width = parts.getLast().breadth().width();
    for (int i = parts.size() - 2; i >= 0; i--) {
      double past = (at - parts.get(i).end() * line.length()) / GROWTH + 0.5;
      double above = parts.get(i).breadth().width();
      width = above + (width - above) * Math.clamp(past, 0, 1);
    }
    double risen = source ? Math.min(1, at / rise()) : 1;
    return width * (THINNEST + (1 - THINNEST) * risen);
  }

  private double rise() {
    return Math.min(RISE, line.length() / 2);
  }

  /** Where to change the width: everywhere between two of these it is as good as the same. */
  List<Double> cuts() {
    NavigableSet<Double> cuts = new TreeSet<>(List.of(0.0, line.length()));
    for (int i = 1; i <= SLICES; i++) {
      if (source) {
        cuts.add(rise() * i / SLICES);
      }
      for (Part part : parts.subList(0, parts.size() - 1)) {
        double middle = part.end() * line.length();
        cuts.add(Math.clamp(middle - GROWTH / 2 + GROWTH * i / SLICES, 0, line.length()));
        cuts.add(Math.clamp(middle - GROWTH / 2, 0, line.length()));
      }
    }
    return List.copyOf(cuts);
  }
}
