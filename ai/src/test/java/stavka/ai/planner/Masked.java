package stavka.ai.planner;

import java.lang.reflect.Proxy;
import org.jspecify.annotations.Nullable;
import stavka.engine.play.Advice;
import stavka.engine.play.Facts;
import stavka.engine.play.Game;

/** A game whose answers, and those of its facts and advice, pass through other hands. */
final class Masked {
  /** What becomes of an answer to a question. */
  interface Mask {
    @Nullable Object of(String question, @Nullable Object answer);
  }

  private Masked() {}

  static Game game(Game game, Mask mask) {
    Facts facts = masked(Facts.class, game.facts(), mask);
    Advice advice = masked(Advice.class, game.advice(), mask);
    return masked(
        Game.class,
        game,
        (question, answer) ->
            switch (question) {
              case "facts" -> facts;
              case "advice" -> advice;
              default -> mask.of(question, answer);
            });
  }

  private static <T> T masked(Class<T> type, T asked, Mask mask) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (self, method, arguments) ->
                mask.of(method.getName(), method.invoke(asked, arguments))));
  }
}
