package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import stavka.server.store.Addition;
import stavka.server.store.Journal;
import stavka.server.store.StoreFailure;
import stavka.server.store.StoredEntry;
import stavka.server.store.StoredSummary;

/** Whoever waits for an order to be stored hears what came of it, whatever happens. */
class JournalTest {
  private static Addition addition(int number) {
    return new Addition(
        new StoredEntry("m", number, StoredEntry.ORDER, "both", "{}", 1),
        new StoredSummary("m", number, false, 1, "{}"),
        number);
  }

  private static Journal journal(Function<List<Addition>, boolean[]> store) {
    return new Journal(store, chapter -> {});
  }

  @Test
  void anErrorInTheWriterIsToldAndTheNextOrderIsStored() {
    AtomicInteger calls = new AtomicInteger();
    try (Journal journal =
        journal(
            batch -> {
              if (calls.getAndIncrement() == 0) {
                throw new StackOverflowError("deep");
              }
              return new boolean[] {true};
            })) {
      assertThatThrownBy(() -> journal.append(addition(1))).isInstanceOf(StoreFailure.class);
      assertThat(journal.append(addition(2))).isTrue();
    }
  }

  @Test
  void aJournalThatIsClosedKeepsNobodyWaiting() {
    Journal journal = journal(batch -> new boolean[] {true});
    journal.close();
    assertThatThrownBy(() -> journal.append(addition(1))).isInstanceOf(StoreFailure.class);
  }
}
