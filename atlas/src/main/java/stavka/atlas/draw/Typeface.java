package stavka.atlas.draw;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.stream.Collectors;

/** The letters of a map, with widths that hold well enough for any font of the stack. */
enum Typeface {
  ROMAN(
      Stack.SERIF,
      "400",
      "normal",
      "250 278 371 500 500 840 778 278 333 333 389 606 250 333 250 606 500 500 500 500 500 500 500"
          + " 500 500 500 250 250 606 606 606 444 747 778 611 709 774 611 556 763 832 337 333 726"
          + " 611 946 831 786 604 786 668 525 613 778 722 1000 667 667 667 333 606 333 606 500 278"
          + " 500 553 444 611 479 333 556 582 291 234 556 291 883 582 546 601 560 395 424 326 603"
          + " 565 834 516 556 500 333 606 333 606"),
  BOLD(
      Stack.SERIF,
      "700",
      "normal",
      "250 278 402 500 500 889 833 278 333 333 444 606 250 333 250 296 500 500 500 500 500 500 500"
          + " 500 500 500 250 250 606 606 606 444 747 778 667 722 833 611 556 833 833 389 389 778"
          + " 611 1000 833 833 611 833 722 611 667 778 778 1000 667 667 667 333 606 333 606 500 278"
          + " 500 611 444 611 500 389 556 611 333 333 611 333 889 611 556 611 611 389 444 333 611"
          + " 556 833 500 556 500 310 606 310 606"),
  ITALIC(
      Stack.SERIF,
      "400",
      "italic",
      "250 333 500 500 500 889 778 278 333 333 389 606 250 333 250 296 500 500 500 500 500 500 500"
          + " 500 500 500 250 250 606 606 606 500 747 722 611 667 778 611 556 722 778 333 333 667"
          + " 556 944 778 778 611 778 667 556 611 778 722 944 722 667 667 333 606 333 606 500 278"
          + " 444 463 407 500 389 278 500 500 278 278 444 278 778 556 444 500 463 389 389 333 556"
          + " 500 722 500 500 444 333 606 333 606"),
  NARROW(
      Stack.NARROW,
      "400",
      "normal",
      "228 228 291 456 456 729 547 182 273 273 319 479 228 273 228 228 456 456 456 456 456 456 456"
          + " 456 456 456 228 228 479 479 479 456 832 547 547 592 592 547 501 638 592 228 410 547"
          + " 456 683 592 638 547 638 592 547 501 592 547 774 547 547 501 228 228 228 385 456 182"
          + " 456 456 410 456 456 228 456 456 182 182 410 182 683 456 456 456 456 273 410 228 456"
          + " 410 592 410 410 410 274 213 274 479");

  private static final int FIRST = ' ';
  private static final int OTHER = 550;

  private final String family;
  private final String weight;
  private final String style;

  /** For each character from the space on, a character whose code is its width in thousandths. */
  private final String widths;

  Typeface(String family, String weight, String style, String widths) {
    this.family = family;
    this.weight = weight;
    this.style = style;
    this.widths =
        Arrays.stream(widths.split(" "))
            .map(width -> Character.toString(Integer.parseInt(width)))
            .collect(Collectors.joining());
  }

  /** The width of a text of a size, the letters set apart by a space. */
  double width(String text, double size, double spacing) {
    String plain = Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
    double thousandths = 0;
    for (int i = 0; i < plain.length(); i++) {
      int index = plain.charAt(i) - FIRST;
      thousandths += index >= 0 && index < widths.length() ? widths.charAt(index) : OTHER;
    }
    return thousandths / 1000 * size + spacing * Math.max(0, plain.length() - 1);
  }

  double width(String text, double size) {
    return width(text, size, 0);
  }

  String family() {
    return family;
  }

  String weight() {
    return weight;
  }

  String style() {
    return style;
  }

  /** Font families, each ending in one that is always there. */
  private static final class Stack {
    static final String SERIF =
        "'Iowan Old Style','Palatino Linotype',Palatino,P052,'URW Palladio L',Georgia,serif";
    static final String NARROW =
        "'Roboto Condensed','Arial Narrow','Liberation Sans Narrow','Nimbus Sans Narrow','DejaVu"
            + " Sans Condensed',sans-serif";
  }
}
