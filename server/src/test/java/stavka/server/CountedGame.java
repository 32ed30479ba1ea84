package stavka.server;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicInteger;
import stavka.engine.play.Game;

/** A game that counts how many orders it is asked to rule on, and can be held up there. */
final class CountedGame {
  private final AtomicInteger orders = new AtomicInteger();
  private final Game game;
  private volatile Runnable gate = () -> {};

  CountedGame(Game counted) {
    this.game =
        (Game)
            Proxy.newProxyInstance(
                CountedGame.class.getClassLoader(),
                new Class<?>[] {Game.class},
                (proxy, method, arguments) -> {
                  switch (method.getName()) {
                    case "equals" -> {
                      return proxy == arguments[0];
                    }
                    case "submit" -> {
                      orders.incrementAndGet();
                      gate.run();
                    }
                    default -> {
                      // Not counted.
                    }
                  }
                  try {
                    return method.invoke(counted, arguments);
                  } catch (InvocationTargetException failed) {
                    throw failed.getCause();
                  }
                });
  }

  /** Has every order wait for something from now on. */
  void holdUp(Runnable newGate) {
    gate = newGate;
  }

  Game game() {
    return game;
  }

  int orders() {
    return orders.get();
  }
}
