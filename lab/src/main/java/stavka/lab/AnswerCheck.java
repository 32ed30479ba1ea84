package stavka.lab;

import java.util.List;
import stavka.engine.event.Event;
import stavka.engine.event.Noted;
import stavka.engine.event.PhaseBegan;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.Forecast;
import stavka.engine.play.Game;
import stavka.engine.play.Messages;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.play.Verdict;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.formats.record.Notation;
import tools.jackson.databind.JsonNode;

/**
 * Judges single answers of a game: rules that exist, sentences in both languages, notation that
 * comes back.
 */
final class AnswerCheck {
  private static final double ROUNDING = 1e-9;

  private final Game game;
  private final Notation notation;
  private final Messages messages;

  AnswerCheck(Game game, Notation notation) {
    this.game = game;
    this.notation = notation;
    this.messages = Messages.beside(game.getClass());
  }

  void decision(Decision asked, Decision offered) {
    if (!asked.equals(offered)) {
      throw new NonConformance("the game says " + asked + ", its orders " + offered);
    }
    cited(asked.rule(), "decision " + asked.code());
    worded(asked.code());
  }

  void allowed(Orders legal, Order order, String what) {
    List<Objection> objections = legal.objections(order);
    if (!objections.isEmpty()) {
      throw new NonConformance(what + " meets objections: " + order + ", " + objections);
    }
  }

  void refusal(Order order, Ruling.Refused refused) {
    if (refused.objections().isEmpty()) {
      throw new NonConformance("refused without a reason: " + notation.text(order));
    }
    refused.objections().forEach(this::objection);
  }

  void objection(Objection objection) {
    cited(objection.rule(), "objection " + objection.code());
    worded(objection.code());
    objection.details().forEach(this::worded);
  }

  void events(List<Event> events) {
    for (Event event : events) {
      notation.text(event);
      if (event instanceof PhaseBegan began && game.table().isPresent()) {
        worded("phase-" + began.phase());
      }
      if (event instanceof Noted note) {
        cited(note.rule(), "note " + note.code());
        worded(note.code());
        note.details().forEach(this::worded);
      }
    }
  }

  /** Every event that a record holds rests on a rule of the book. */
  void cited(JsonNode events) {
    for (JsonNode event : events) {
      cited(event.path("rule").asString(""), "event " + event.path("type").asString());
    }
  }

  void verdict(Verdict verdict) {
    cited(verdict.rule(), "verdict " + verdict.level());
    worded(verdict.level());
  }

  void forecast(Forecast forecast) {
    double sum = 0;
    for (Forecast.Outcome outcome : forecast.outcomes()) {
      sum += outcome.chance();
      if (outcome.chance() < 0 || outcome.chance() > 1 + ROUNDING) {
        throw new NonConformance("a chance of " + outcome.chance() + " for " + outcome.result());
      }
    }
    if (Math.abs(sum - 1) > ROUNDING) {
      throw new NonConformance("the chances of a forecast add up to " + sum);
    }
  }

  void roundTrip(Order order) {
    String text = notation.text(order);
    Order back = notation.readOrder(text);
    if (!back.equals(order)) {
      throw new NonConformance(order + " comes back from its notation as " + back);
    }
  }

  private void cited(String rule, String what) {
    if (game.rulebook().find(rule).isEmpty()) {
      throw new NonConformance(what + " cites rule " + rule + ", which the book does not have");
    }
  }

  private void worded(Detail detail) {
    if (detail instanceof Detail.OfWord(String key)) {
      worded(key);
    }
  }

  private void worded(String key) {
    for (String language : Messages.LANGUAGES) {
      if (messages.find(key, language).isEmpty()) {
        throw new NonConformance("there is no sentence for '" + key + "' in " + language);
      }
    }
  }
}
