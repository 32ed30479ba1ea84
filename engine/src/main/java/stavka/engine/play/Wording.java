package stavka.engine.play;

import java.util.List;
import java.util.stream.Collectors;
import stavka.engine.counter.Counter;
import stavka.engine.event.Noted;
import stavka.engine.position.Setting;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;

/**
 * Puts objections and notes into words, in English ("en") or French ("fr"), with the names of a
 * setting.
 */
public final class Wording {
  private final Messages messages;
  private final Setting setting;

  public Wording(Messages messages, Setting setting) {
    this.messages = messages;
    this.setting = setting;
  }

  /** The words of a game for a match played in that setting. */
  public static Wording of(Game game, Setting setting) {
    return new Wording(Messages.beside(game.getClass()), setting);
  }

  /** "6.24: the sentence". */
  public String say(Objection objection, String language) {
    return objection.rule() + ": " + say(objection.code(), objection.details(), language);
  }

  /** All objections in one line. */
  public String say(List<Objection> objections, String language) {
    return objections.stream().map(o -> say(o, language)).collect(Collectors.joining("; "));
  }

  /** "6.24: the sentence". */
  public String say(Noted note, String language) {
    return note.rule() + ": " + say(note.code(), note.details(), language);
  }

  public String say(Decision decision, String language) {
    return decision.rule() + ": " + messages.say(decision.code(), language);
  }

  /** The sentence alone; a code without one stands for itself. */
  public String say(String code, List<Detail> details, String language) {
    Object[] words = details.stream().map(detail -> word(detail, language)).toArray();
    return messages.say(code, language, words);
  }

  private Object word(Detail detail, String language) {
    return switch (detail) {
      case Detail.OfUnit(int unit) -> name(unit, language);
      case Detail.OfHex(int hex) -> hex < 0 ? "-" : setting.map().name(hex);
      case Detail.OfNumber(int number) -> number;
      case Detail.OfWord(String key) -> messages.say(key, language);
    };
  }

  private String name(int unit, String language) {
    if (unit < 0) {
      return "-";
    }
    Counter counter = setting.roster().get(unit);
    return language.equals("fr") ? counter.french() : counter.english();
  }
}
