package stavka.formats;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import stavka.engine.battle.CombatTable;
import stavka.engine.battle.Odds;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.play.Messages;
import stavka.engine.play.Sequence;
import stavka.engine.rule.Rulebook;
import stavka.engine.table.Kit;

/** Gathers what the page needs once. */
public final class KitMaker {
  private final GameFiles files;
  private final Roster roster;
  private final CombatTable table;
  private final List<String> dates;
  private final Sequence sequence;
  private final SortedMap<String, Rulebook.Text> words = new TreeMap<>();
  private final Map<String, String> symbols = new HashMap<>();
  private final Map<String, String> ownSymbols = new HashMap<>();
  private final Map<String, String> bands = new HashMap<>();

  /**
   * @param files the game's data, beside whose class its messages lie
   * @param dates the date of each turn
   */
  public KitMaker(
      GameFiles files, Roster roster, CombatTable table, List<String> dates, Sequence sequence) {
    this.files = files;
    this.roster = roster;
    this.table = table;
    this.dates = List.copyOf(dates);
    this.sequence = sequence;
  }

  public Kit kit() {
    gatherWords();
    return new Kit(
        roster.all().stream()
            .map(counter -> new Kit.Piece(counter, symbol(counter), band(counter)))
            .toList(),
        phases(0),
        phases(1),
        turns(),
        chart(table),
        words,
        DressingFile.read(files.yaml("table.yaml")),
        Set.of());
  }

  /** A counter's own symbol, as a motor brigade among tank brigades has, or that of its kind. */
  private String symbol(Counter counter) {
    String own = ownSymbols.get(counter.id());
    return own == null ? symbols.getOrDefault(counter.kind(), "infantry") : own;
  }

  /** The colour band of a counter's formation, if the order of battle gives it one. */
  private String band(Counter counter) {
    return bands.getOrDefault(counter.formation(), "");
  }

  private void gatherBands(Node orderOfBattle) {
    for (Node formation : orderOfBattle.itemsOf("formations")) {
      formation
          .optional("colour")
          .ifPresent(colour -> bands.put(formation.field("id").text(), colour(colour)));
    }
  }

  private static String colour(Node node) {
    String colour = node.text();
    if (!colour.matches("#[0-9a-f]{6}")) {
      throw node.bad("a colour is written like #c8102e");
    }
    return colour;
  }

  private void gatherWords() {
    Node orderOfBattle = files.yaml("order-of-battle.yaml").root();
    for (Node kind : orderOfBattle.field("kinds").items()) {
      symbols.put(kind.field("id").text(), kind.field("symbol").text());
    }
    for (Node counter : orderOfBattle.field("counters").items()) {
      counter
          .optional("symbol")
          .ifPresent(symbol -> ownSymbols.put(counter.field("id").text(), symbol.text()));
    }
    gatherBands(orderOfBattle);
    name(orderOfBattle.field("kinds"));
    Node charts = files.yaml("charts.yaml").root();
    name(charts.field("terrain").field("hexes"));
    name(charts.field("terrain").field("hexsides"));
    charts.field("terrain").optional("without_effect").ifPresent(this::name);
    charts.field("victory").optional("levels").ifPresent(this::name);
    Messages messages = Messages.beside(files.game());
    for (String key : messages.keys()) {
      words.put(
          key, new Rulebook.Text(sentence(messages, key, "en"), sentence(messages, key, "fr")));
    }
  }

  private void name(Node list) {
    for (Node entry : list.items()) {
      Bilingual name = Bilingual.read(entry.field("name"));
      words.put(entry.field("id").text(), new Rulebook.Text(name.english(), name.french()));
    }
  }

  private static String sentence(Messages messages, String key, String language) {
    return messages.find(key, language).orElse(key).replace("''", "'");
  }

  private List<Kit.Phase> phases(int turn) {
    List<Kit.Phase> phases = new ArrayList<>();
    for (Sequence.Step step : sequence.steps(turn)) {
      if (step.stage() != null) {
        String code = "phase-" + step.id();
        Rulebook.Text name = words.getOrDefault(code, new Rulebook.Text(step.id(), step.id()));
        phases.add(new Kit.Phase(step.id(), step.side(), name));
      }
    }
    return phases;
  }

  private List<Kit.Turn> turns() {
    List<Kit.Turn> turns = new ArrayList<>();
    for (int turn = 1; turn <= dates.size(); turn++) {
      turns.add(new Kit.Turn(turn, dates.get(turn - 1)));
    }
    return turns;
  }

  private static Kit.Chart chart(CombatTable table) {
    List<List<String>> rows = new ArrayList<>();
    for (int die = 1; die <= table.dice(); die++) {
      List<String> row = new ArrayList<>();
      for (int column = 0; column < table.columns().size(); column++) {
        row.add(table.result(column, die));
      }
      rows.add(row);
    }
    return new Kit.Chart(table.columns().stream().map(Odds::toString).toList(), rows);
  }
}
