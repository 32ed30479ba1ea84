package stavka.ai.review;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.counter.Counter;
import stavka.engine.map.Locality;
import stavka.engine.play.Messages;
import stavka.engine.position.Setting;
import stavka.engine.rule.Rulebook;
import stavka.engine.value.Ints;

/** Puts what happened into words, in both languages. */
final class Words {
  private static final int MOST_NAMES = 3;

  private final Messages messages = Messages.beside(Reviewer.class);
  private final Setting setting;

  /** What a hex is called. */
  record Place(String english, String french) {}

  /** Names of units. */
  record Units(String english, String french) {}

  record Sentence(Rulebook.Text text) {}

  Words(Setting setting) {
    this.setting = setting;
  }

  Sentence sentence(String key, Object... details) {
    return new Sentence(new Rulebook.Text(say(key, "en", details), say(key, "fr", details)));
  }

  private String say(String key, String language, Object... details) {
    Object[] said = new Object[details.length];
    for (int i = 0; i < details.length; i++) {
      said[i] = said(details[i], language.equals("fr"));
    }
    return messages.say(key, language, said);
  }

  private static Object said(Object detail, boolean french) {
    return switch (detail) {
      case Place place -> french ? place.french() : place.english();
      case Units units -> french ? units.french() : units.english();
      default -> detail;
    };
  }

  /** The place in a hex with its number, or the number alone. */
  Place place(int hex) {
    String number = setting.map().name(hex);
    for (Locality place : setting.map().places()) {
      if (place.hexes().contains(hex)) {
        return new Place(
            place.english() + " (" + number + ")", place.french() + " (" + number + ")");
      }
    }
    return new Place(number, number);
  }

  Units units(Ints units) {
    List<String> english = new ArrayList<>();
    List<String> french = new ArrayList<>();
    for (int i = 0; i < Math.min(MOST_NAMES, units.size()); i++) {
      Counter counter = setting.roster().get(units.get(i));
      english.add(counter.english());
      french.add(counter.french());
    }
    String more = units.size() > MOST_NAMES ? ", …" : "";
    return new Units(String.join(", ", english) + more, String.join(", ", french) + more);
  }
}
