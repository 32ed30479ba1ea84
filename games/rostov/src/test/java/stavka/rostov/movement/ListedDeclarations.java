package stavka.rostov.movement;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.rostov.declaration.Declarations;
import stavka.rostov.declaration.Declared;

/** Declared attacks that a test lists by itself. */
record ListedDeclarations(List<Declared> declared) implements Declarations {
  @Override
  public List<Declared> of(Position position) {
    return declared;
  }

  @Override
  public @Nullable Declared at(Position position, int hex) {
    return declared.stream().filter(each -> each.targets().contains(hex)).findFirst().orElse(null);
  }

  @Override
  public void close(Draft draft, int number) {
    declared.removeIf(each -> each.number() == number);
  }
}
