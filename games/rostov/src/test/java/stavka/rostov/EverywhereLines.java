package stavka.rostov;

import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.rostov.supply.Lines;

/** Lines that reach everywhere, or nowhere. */
public record EverywhereLines(boolean run) implements Lines {
  @Override
  public boolean reaches(Position position, Side side, int hex) {
    return run;
  }

  @Override
  public boolean serves(Position position, int counter, int hex) {
    return run;
  }

  @Override
  public boolean source(Position position, Side side, int hex) {
    return run;
  }
}
