package stavka.ai.planner;

import java.lang.reflect.Proxy;
import org.jspecify.annotations.Nullable;
import stavka.engine.play.Game;
import stavka.engine.play.Insight;

/** A game whose answers, and those of its insight, pass through other hands. */
final class Masked {
  /** What becomes of an answer to a question. */
  interface Mask {
    @Nullable Object of(String question, @Nullable Object answer);
  }

  private Masked() {}

  static Game game(Game game, Mask mask) {
    Insight insight = masked(Insight.class, game.insight(), mask);
    return masked(
        Game.class,
        game,
        (question, answer) -> question.equals("insight") ? insight : mask.of(question, answer));
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
