package stavka.app.bench.server;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongConsumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;

/**
 * A match that is played on and on before viewers: when it is over, the same people begin another.
 */
final class LiveMatch implements AutoCloseable {
  private static final TableClient.Reply NOTHING =
      new TableClient.Reply(200, TableClient.parse("{}"));

  private final String address;
  private final TableClient client;
  private final int viewers;
  private final LongConsumer times;
  private final SplittableRandom random;
  private final List<Witness> witnesses = new ArrayList<>();
  private final List<Watcher> watchers = new ArrayList<>();
  private int comingsBack;
  private volatile ApiMatch match;
  private volatile Sent sent = new Sent(0, 0);

  /** The order under way, and when it was sent. */
  private record Sent(int number, long nanos) {}

  LiveMatch(
      String address, TableClient client, int viewers, LongConsumer times, SplittableRandom random)
      throws IOException {
    this.address = address;
    this.client = client;
    this.viewers = viewers;
    this.times = times;
    this.random = random;
    this.match = ApiMatch.create(client, false, random.split());
  }

  ApiMatch match() {
    return match;
  }

  int begun() {
    return witnesses.size();
  }

  int acknowledged() {
    return witnesses.stream().mapToInt(Witness::acknowledged).sum();
  }

  int comingsBack() {
    return comingsBack + watchers.stream().mapToInt(Watcher::comingsBack).sum();
  }

  /** Players and viewers sit down. */
  void begin() {
    witnesses.add(new Witness(match));
    List<String> seats = new ArrayList<>(List.of("axis", "soviet"));
    for (int i = 0; i < viewers; i++) {
      seats.add("spectator");
    }
    for (String seat : seats) {
      watchers.add(
          new Watcher(address, match.path("/stream"), match.token(seat), this::seen).begin());
    }
  }

  private void seen(int number) {
    Sent last = sent;
    if (last.number() == number) {
      times.accept(System.nanoTime() - last.nanos());
    }
  }

  /** Gives the next order, or begins the next match; says what the server answered. */
  TableClient.Reply playOn() throws IOException {
    TableClient.Reply view = client.get(match.path("/view"), match.token("spectator"));
    if (view.status() != 200) {
      return view;
    }
    if (view.json().path("over").booleanValue()) {
      return beginAnother();
    }
    int after = view.json().path("orders").intValue();
    Witness witness = witnesses.getLast();
    if (after == witness.acknowledged() + 1) {
      // An order whose answer never came, because the database went away, was stored after all.
      witness.acknowledgeLate(history(match, after).path(0).path("order"));
    }
    String side = view.json().path("decision").path("side").stringValue();
    String order = match.choose(client, view.json());
    sent = new Sent(after + 1, System.nanoTime());
    TableClient.Reply reply = match.submit(client, after, side, order);
    if (reply.status() == 200) {
      witness.acknowledge(order);
    }
    return reply;
  }

  /** The orders from a number on, each as the side that gave it is told. */
  private JsonNode history(ApiMatch played, int from) throws IOException {
    String path = played.path("/history?from=" + from);
    ArrayNode axis = (ArrayNode) client.read(path, played.token("axis"));
    JsonNode soviet = client.read(path, played.token("soviet"));
    for (int i = 0; i < axis.size(); i++) {
      if (axis.path(i).path("side").stringValue().equals("soviet")) {
        axis.set(i, soviet.path(i));
      }
    }
    return axis;
  }

  private TableClient.Reply beginAnother() throws IOException {
    ApiMatch next = ApiMatch.create(client, false, random.split());
    watchers.forEach(Watcher::close);
    comingsBack += watchers.stream().mapToInt(Watcher::comingsBack).sum();
    watchers.clear();
    sent = new Sent(0, 0);
    match = next;
    begin();
    return NOTHING;
  }

  /** Compares what the server has of every match with what it had acknowledged. */
  List<String> checkAll() throws IOException {
    List<String> faults = new ArrayList<>();
    for (Witness witness : witnesses) {
      try {
        faults.addAll(witness.compare(history(witness.match(), 1)));
      } catch (TableClient.Refusal refused) {
        faults.add(witness.match().id() + ": " + refused.getMessage());
      }
    }
    return faults;
  }

  @Override
  public void close() {
    watchers.forEach(Watcher::close);
  }
}
