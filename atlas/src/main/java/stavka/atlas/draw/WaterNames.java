package stavka.atlas.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import stavka.atlas.draw.Lettering.Letter;
import stavka.atlas.geo.Polyline;
import stavka.formats.map.MapDrawing.Point;

/** Finds room for the names of rivers, along their courses and beside them. */
final class WaterNames {
  /** A name where it will be written. */
  record Written(String name, double size, double spacing, List<Letter> letters, List<Box> boxes) {}

  private static final double STEP = 0.25;
  private static final double BEND_PRICE = 0.55;
  private static final double MOST = 2;
  private static final double REPEAT = 15;

  private final Box area;
  private final Raster ink;
  private final Language language;
  private final List<Written> written = new ArrayList<>();

  WaterNames(Box area, Raster ink, Language language) {
    this.area = area;
    this.ink = ink;
    this.language = language;
  }

  List<Written> place(List<Stream> streams) {
    List<Stream> longest = new ArrayList<>(streams);
    longest.removeIf(stream -> language.of(stream.name()).isEmpty());
    longest.sort(Comparator.comparingDouble((Stream stream) -> -stream.line().length()));
    longest.forEach(this::place);
    return written;
  }

  private void place(Stream stream) {
    boolean major = stream.breadth() == Breadth.MAJOR;
    double length = stream.line().length();
    double size = major ? 0.36 : length > 14 ? 0.32 : 0.29;
    int copies = (int) Math.max(1, Math.round(length / REPEAT));
    DrawnLine course = stream.line().calm(0.12, 1.1);
    for (int i = 0; i < copies; i++) {
      double from = course.length() * i / copies;
      double to = course.length() * (i + 1) / copies;
      if (!write(stream, size, major, course, from, to)) {
        write(stream, size * 0.84, major, course, from, to);
      }
    }
    String name = language.of(stream.name());
    if (major && written.stream().noneMatch(each -> each.name().equals(name))) {
      write(stream, size * 0.84, false, course, 0, course.length());
    }
  }

  /**
   * Writes a name somewhere along a part of a course, unless every place is too bad.
   *
   * @param spread whether in capitals set wide apart, as befits a large river
   */
  private boolean write(
      Stream stream, double size, boolean spread, DrawnLine course, double from, double to) {
    String name = language.of(stream.name());
    String text = spread ? name.toUpperCase(Locale.ROOT) : name;
    double spacing = size * (spread ? 0.42 : 0.14);
    double water = stream.width();
    Candidate best = best(text, size, spacing, course, from, to, water);
    if (best.price() >= MOST) {
      return false;
    }
    keep(name, size, spacing, best);
    return true;
  }

  private record Candidate(double price, List<Letter> letters, List<Box> boxes) {
    static final Candidate NONE = new Candidate(Double.MAX_VALUE, List.of(), List.of());
  }

  private Candidate best(
      String text,
      double size,
      double spacing,
      DrawnLine course,
      double from,
      double to,
      double water) {
    double width = Typeface.ITALIC.width(text, size, spacing);
    Candidate best = Candidate.NONE;
    for (double s = Math.max(0.3, from);
        s + width < Math.min(course.length() - 0.3, to);
        s += STEP) {
      for (int side = -1; side <= 1; side += 2) {
        Candidate candidate = candidate(text, size, spacing, course, s, width, side, water);
        double middle = Math.abs(s + width / 2 - (from + to) / 2) / Math.max(1, to - from);
        if (candidate.price() + 0.3 * middle < best.price()) {
          best =
              new Candidate(
                  candidate.price() + 0.3 * middle, candidate.letters(), candidate.boxes());
        }
      }
    }
    return best;
  }

  private Candidate candidate(
      String text,
      double size,
      double spacing,
      DrawnLine course,
      double start,
      double width,
      int side,
      double water) {
    DrawnLine stretch = course.slice(start - 0.01, start + width + 0.01);
    DrawnLine base = stretch.last().x() < stretch.first().x() ? stretch.reversed() : stretch;
    List<Letter> letters = new ArrayList<>();
    List<Box> boxes = new ArrayList<>();
    double price = 0;
    double at = 0;
    double turned = Double.NaN;
    for (int i = 0; i < text.length(); i++) {
      String letter = text.substring(i, i + 1);
      double wide = Typeface.ITALIC.width(letter, size);
      double middle = at + wide / 2;
      double angle = base.heading(middle, size * 1.6);
      Point foot = shifted(base.at(middle), angle, side, size, water);
      Point body =
          new Point(
              foot.x() + Math.sin(angle) * size * 0.33, foot.y() - Math.cos(angle) * size * 0.33);
      Box box = Box.around(body, size * 0.36, size * 0.4);
      letters.add(new Letter(letter, foot, angle));
      boxes.add(box);
      double turn = Double.isNaN(turned) ? 0 : Math.abs(angle - turned);
      price += BEND_PRICE * turn + 2.2 * turn * turn + ink.under(box) * 1.2 + taken(box);
      price += Math.abs(angle) > 1.35 ? 0.04 : 0;
      turned = angle;
      at += wide + spacing;
    }
    return new Candidate(price, letters, boxes);
  }

  /** The foot of a letter beside the river: above the course or below it. */
  private static Point shifted(Point on, double angle, int side, double size, double water) {
    double by = side < 0 ? -(water / 2 + 0.11) : water / 2 + 0.1 + size * 0.66;
    return new Point(on.x() - Math.sin(angle) * by, on.y() + Math.cos(angle) * by);
  }

  private double taken(Box box) {
    if (!area.holds(box)) {
      return 10;
    }
    for (Written other : written) {
      for (Box theirs : other.boxes()) {
        if (theirs.overlap(box) > 0) {
          return 10;
        }
      }
    }
    return 0;
  }

  private void keep(String name, double size, double spacing, Candidate best) {
    Point middle = best.letters().get(best.letters().size() / 2).at();
    boolean near =
        written.stream()
            .filter(other -> other.name().equals(name))
            .anyMatch(other -> Polyline.apart(other.letters().getFirst().at(), middle) < 5);
    if (!near) {
      written.add(new Written(name, size, spacing, best.letters(), best.boxes()));
    }
  }
}
