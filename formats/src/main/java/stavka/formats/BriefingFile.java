package stavka.formats;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.rule.Rulebook;
import stavka.engine.table.Briefing;

/** Reads what players are told before a scenario, a game's file {@code briefing.yaml}. */
public final class BriefingFile {
  private BriefingFile() {}

  public static List<Briefing> read(Document document) {
    Node root = document.root().only("version", "game", "briefings");
    List<Briefing> briefings = new ArrayList<>();
    for (Node one : root.itemsOf("briefings")) {
      one.only("scenario", "situation", "length", "axis", "soviet", "notes");
      List<Rulebook.Text> notes = new ArrayList<>();
      for (Node note : one.itemsOf("notes")) {
        notes.add(text(note));
      }
      briefings.add(
          new Briefing(
              one.field("scenario").text(),
              text(one.field("situation")),
              text(one.field("length")),
              task(one.field("axis")),
              task(one.field("soviet")),
              notes));
    }
    return briefings;
  }

  private static Briefing.Task task(Node node) {
    node.only("own", "seen");
    return new Briefing.Task(text(node.field("own")), text(node.field("seen")));
  }

  private static Rulebook.Text text(Node node) {
    Bilingual both = Bilingual.read(node);
    return new Rulebook.Text(both.english(), both.french());
  }
}
