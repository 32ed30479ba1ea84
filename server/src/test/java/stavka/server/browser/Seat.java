package stavka.server.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Position;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A browser at the table, with hands: it looks at hexes, clicks them, and reads what the page
 * knows.
 */
final class Seat {
  private static final String STATE = "document.querySelector('.board').table.session.get()";
  private static final String READY =
      "() => { const s = document.querySelector('.board')?.table?.session.get(); return s?.status"
          + " === 'ready' && !s.busy && !s.working && !s.recalling && (!s.view.yours || s.view.over"
          + " || s.choices); }";

  private final Page page;
  private final List<String> complaints = new ArrayList<>();

  Seat(Page page) {
    this.page = page;
    page.setDefaultTimeout(60_000);
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error") || message.type().equals("warning")) {
            complaints.add(message.text());
          }
        });
    page.onPageError(complaints::add);
  }

  Page page() {
    return page;
  }

  List<String> complaints() {
    return complaints;
  }

  /** Opens a table and waits until it can be played at. */
  void open(String address) {
    page.navigate(address);
    ready();
  }

  void ready() {
    page.waitForFunction(READY);
  }

  /** Waits until a condition on the page's state `s` holds. */
  void until(String condition) {
    page.waitForFunction(
        "() => { const s = " + STATE + "; return s.view && (" + condition + "); }");
    ready();
  }

  /** What an expression on the page's state `s` gives. */
  Object know(String expression) {
    return page.evaluate("() => { const s = " + STATE + "; return " + expression + "; }");
  }

  String text(String expression) {
    return String.valueOf(know(expression));
  }

  int number(String expression) {
    return ((Number) know(expression)).intValue();
  }

  boolean holds(String expression) {
    return Boolean.TRUE.equals(know("Boolean(" + expression + ")"));
  }

  int orders() {
    return number("s.view.orders");
  }

  /** Does something that gives an order, and waits until it is on the table. */
  void order(Runnable act) {
    int before = orders();
    act.run();
    page.waitForFunction("n => " + STATE + ".view.orders > n", before);
    ready();
  }

  /** Moves the map so that a hex lies in its middle, at reading size. */
  void look(String hex) {
    page.evaluate(
        "hex => document.querySelector('.board').table.board.centreOn(hex, { zoom: 46 })", hex);
  }

  void click(String hex) {
    look(hex);
    Position at = at(hex);
    page.mouse().move(at.x - 2, at.y);
    page.mouse().click(at.x, at.y);
  }

  void point(String hex) {
    Position at = at(hex);
    page.mouse().move(at.x - 2, at.y);
    page.mouse().move(at.x, at.y);
  }

  void tap(String hex) {
    look(hex);
    Position at = at(hex);
    page.touchscreen().tap(at.x, at.y);
  }

  private Position at(String hex) {
    @SuppressWarnings("unchecked")
    Map<String, Number> point =
        (Map<String, Number>)
            page.evaluate(
                "hex => { const b = document.querySelector('.board').table.board, i ="
                    + " b.grid.hex(hex); const r = b.root.getBoundingClientRect(), [x, y] ="
                    + " b.view.toWindow(b.grid.x[i], b.grid.y[i]); return { x: r.left + x, y: r.top"
                    + " + y + b.view.w * 0.05 }; }",
                hex);
    return new Position(point.get("x").doubleValue(), point.get("y").doubleValue());
  }

  Locator find(String selector) {
    return page.locator(selector);
  }

  /** The button of the decision panel with these words. */
  Locator button(String words) {
    return page.locator(".side .btn", new Page.LocatorOptions().setHasText(words)).first();
  }

  /** Ends the phase; where the foot asks once more, says so once more. */
  void endPhase() {
    page.keyboard().press("Escape");
    page.keyboard().press("Escape");
    int before = orders();
    order(
        () -> {
          page.keyboard().press("x");
          until("s.ending || s.view.orders > " + before);
          if (holds("s.ending")) {
            page.keyboard().press("x");
          }
        });
  }

  /** Leaves the recap of the other side's turn, if it is open. */
  void toMyMove() {
    ready();
    if (holds("s.recap")) {
      page.evaluate("() => document.querySelector('.board').table.recap.close()");
    }
  }

  /** Clicks the hex of a unit until that unit alone is in hand. */
  void select(String unit) {
    String hex = text("s.view.units.find(u => u.id === '" + unit + "').hex");
    for (int i = 0; i < 8 && !text("s.selected.join()").equals(unit); i++) {
      click(hex);
      until("s.options");
    }
    if (!text("s.selected.join()").equals(unit)) {
      throw new AssertionError(unit + " could not be taken in hand");
    }
  }

  /** The first unit of the side that decides of whose `options` something holds, or "null". */
  String unitThat(String condition) {
    return String.valueOf(
        page.evaluate(
            """
            async () => {
              const { session } = document.querySelector('.board').table;
              const { view, book } = session.get();
              for (const { id } of view.units) {
                if (book.side(id) !== view.decision.side) continue;
                const options = await session.api.units([id]);
                if (%s) return id;
              }
              return null;
            }\
            """
                .formatted(condition)));
  }

  void standardSetUp() {
    order(() -> button("tandard").click());
    endPhase();
  }

  void picture(String name) {
    page.screenshot(
        new Page.ScreenshotOptions().setPath(Path.of("target", "pictures", name + ".png")));
  }

  void leave() {
    page.context().close();
  }
}
