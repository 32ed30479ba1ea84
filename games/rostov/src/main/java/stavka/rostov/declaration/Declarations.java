package stavka.rostov.declaration;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;

/** The attacks declared and not yet fought. */
@Rule("12.0")
public interface Declarations {
  List<Declared> of(Position position);

  /** The attack declared against a hex, or null. */
  @Nullable Declared at(Position position, int hex);

  /** An attack has been fought, has lapsed or was recalled. */
  void close(Draft draft, int number);
}
