package stavka.engine.move;

/** Judges the steps that a {@link StepTable} marks, in the position at hand. */
@FunctionalInterface
public interface StepGuard {
  /** A guard for tables without marked steps. */
  StepGuard OPEN = (from, direction, to) -> true;

  boolean allows(int from, int direction, int to);
}
