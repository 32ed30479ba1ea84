package stavka.lab.tournament;

import java.util.Formatter;
import java.util.Locale;
import stavka.lab.stats.Interval;
import stavka.lab.stats.Quantiles;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Standings as text and as JSON. */
final class StandingsText {
  private final Standings standings;

  StandingsText(Standings standings) {
    this.standings = standings;
  }

  String text() {
    Tournament tournament = standings.tournament();
    Formatter text = new Formatter(Locale.ROOT);
    text.format(
        "%s %s: %d bots, %d seeds played twice by each pairing, %d matches, seed %d\n\n",
        tournament.game().slug(),
        tournament.scenario().id(),
        tournament.bots().size(),
        tournament.seeds(),
        standings.matches(),
        tournament.seed());
    text.format(
        "%-12s %6s %15s %7s | %-13s %13s | %-13s %13s | %9s %8s\n",
        "bot",
        "Elo",
        "95 %",
        "score",
        "as axis W/D/L",
        "points",
        "as sov. W/D/L",
        "points",
        "turn: med.",
        "p90");
    for (Standings.Rank rank : standings.ranks()) {
      text.format(
          "%-12s %6.0f %15s %6.1f%% | %-13s %13s | %-13s %13s | %7s ms %5s ms\n",
          rank.bot(),
          rank.elo().value(),
          String.format(Locale.ROOT, "%.0f to %.0f", rank.elo().low(), rank.elo().high()),
          100 * rank.tally().share().value(),
          rank.axis().tally(),
          points(rank.axis()),
          rank.soviet().tally(),
          points(rank.soviet()),
          millis(rank.micros(), 0.5),
          millis(rank.micros(), 0.9));
    }
    text.format("\n");
    for (Standings.Pairing pairing : standings.pairings()) {
      text.format(
          "%s - %s: axis %s, wins %s; soviet %s, wins %s; Elo %+.0f (%+.0f to %+.0f)\n",
          pairing.bot(),
          pairing.rival(),
          pairing.axis(),
          percent(pairing.axis().winShare()),
          pairing.soviet(),
          percent(pairing.soviet().winShare()),
          pairing.elo().value(),
          pairing.elo().low(),
          pairing.elo().high());
    }
    standings
        .forfeits()
        .forEach((reason, count) -> text.format("%d forfeited by %s\n", count, reason));
    Interval advantage = standings.axisAdvantage();
    text.format(
        "to play the Axis is worth %+.0f Elo (%+.0f to %+.0f); a turn's time is that of one"
            + " processor\n",
        advantage.value(), advantage.low(), advantage.high());
    return text.toString();
  }

  ObjectNode json() {
    Tournament tournament = standings.tournament();
    ObjectNode json = JsonMapper.shared().createObjectNode();
    json.put("game", tournament.game().slug());
    json.put("scenario", tournament.scenario().id());
    json.put("seed", Long.toString(tournament.seed()));
    json.put("seeds", tournament.seeds());
    json.put("matches", standings.matches());
    interval(json.putObject("axisAdvantage"), standings.axisAdvantage(), 1);
    if (!standings.forfeits().isEmpty()) {
      ObjectNode forfeits = json.putObject("forfeits");
      standings.forfeits().forEach(forfeits::put);
    }
    var bots = json.putArray("bots");
    for (Standings.Rank rank : standings.ranks()) {
      ObjectNode bot = bots.addObject().put("bot", rank.bot());
      interval(bot.putObject("elo"), rank.elo(), 1);
      interval(bot.putObject("score"), rank.tally().share(), 4);
      seat(bot.putObject("axis"), rank.axis());
      seat(bot.putObject("soviet"), rank.soviet());
      bot.putObject("turnMillis")
          .put("median", rounded(rank.micros().median() / 1000, 3))
          .put("p90", rounded(rank.micros().at(0.9) / 1000, 3));
    }
    var pairings = json.putArray("pairings");
    for (Standings.Pairing pairing : standings.pairings()) {
      ObjectNode node = pairings.addObject();
      node.put("bot", pairing.bot()).put("rival", pairing.rival());
      tally(node.putObject("axis"), pairing.axis());
      tally(node.putObject("soviet"), pairing.soviet());
      interval(node.putObject("elo"), pairing.elo(), 1);
    }
    return json;
  }

  private static void seat(ObjectNode node, Standings.Seat seat) {
    tally(node, seat.tally());
    node.putObject("points")
        .put("own", rounded(seat.points(), 2))
        .put("enemy", rounded(seat.enemyPoints(), 2));
  }

  private static void tally(ObjectNode node, Tally tally) {
    node.put("wins", tally.wins()).put("draws", tally.draws()).put("losses", tally.losses());
    interval(node.putObject("winShare"), tally.winShare(), 4);
  }

  private static void interval(ObjectNode node, Interval interval, int digits) {
    node.put("value", rounded(interval.value(), digits));
    node.put("low", rounded(interval.low(), digits));
    node.put("high", rounded(interval.high(), digits));
  }

  private static double rounded(double value, int digits) {
    double scale = Math.pow(10, digits);
    return Math.round(value * scale) / scale;
  }

  private static String points(Standings.Seat seat) {
    return String.format(Locale.ROOT, "%.1f : %.1f", seat.points(), seat.enemyPoints());
  }

  private static String percent(Interval share) {
    return String.format(
        Locale.ROOT,
        "%.1f%% (%.1f to %.1f)",
        100 * share.value(),
        100 * share.low(),
        100 * share.high());
  }

  private static String millis(Quantiles micros, double share) {
    double millis = micros.at(share) / 1000;
    return String.format(Locale.ROOT, millis < 10 ? "%.2f" : "%.0f", millis);
  }
}
