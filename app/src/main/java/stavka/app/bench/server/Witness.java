package stavka.app.bench.server;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** What a player was told of his match, to be compared with what is found of it later. */
public final class Witness {
  private final ApiMatch match;
  private final List<JsonNode> acknowledged = new ArrayList<>();
  private int unconfirmed;
  private volatile boolean over;

  public Witness(ApiMatch match) {
    this.match = match;
  }

  public ApiMatch match() {
    return match;
  }

  /** The match is over: no more orders will come. */
  public void end() {
    over = true;
  }

  public boolean isOver() {
    return over;
  }

  /** The server said that it has an order. */
  public void acknowledge(String order) {
    acknowledged.add(TableClient.parse(order));
  }

  /** An order whose answer never came is there. */
  public void acknowledgeLate(JsonNode order) {
    acknowledged.add(order);
    unconfirmed++;
  }

  public int acknowledged() {
    return acknowledged.size();
  }

  /** How many orders were found to which no answer had come. */
  public int unconfirmed() {
    return unconfirmed;
  }

  /**
   * At most one order, the one under way when the server or its database died, may be there without
   * having been acknowledged.
   *
   * @param history as the server tells it now
   * @return what is wrong, a line each
   */
  public List<String> compare(JsonNode history) {
    List<String> faults = new ArrayList<>();
    int extra = history.size() - acknowledged.size();
    if (extra < 0 || extra > 1) {
      faults.add(
          match.id() + ": " + acknowledged.size() + " orders given, " + history.size() + " found");
      return faults;
    }
    for (int i = 0; i < history.size(); i++) {
      JsonNode found = history.path(i);
      boolean same =
          found.path("n").intValue() == i + 1
              && (i == acknowledged.size() || found.path("order").equals(acknowledged.get(i)));
      if (!same) {
        faults.add(match.id() + ": order " + (i + 1) + " is " + found.path("order"));
      }
    }
    if (extra == 1) {
      acknowledgeLate(history.path(acknowledged.size()).path("order"));
    }
    return faults;
  }
}
