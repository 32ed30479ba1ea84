package stavka.server.match;

import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.table.Viewer;
import stavka.server.store.Addition;
import stavka.server.store.Journal;
import stavka.server.store.StoredEntry;
import stavka.server.store.StoredSummary;

/**
 * Keeps a match's progress and the store's log of it in step, and tells those who watch. For use by
 * who holds the match.
 */
final class MatchKeeper {
  /** Does something while the match is held. */
  interface Holding {
    Boolean held(Supplier<Boolean> work);
  }

  private final MatchRules rules;
  private final Journal journal;
  private final Past past;
  private final Narrator narrator;
  private final Audience audience;
  private MatchProgress progress;
  private boolean closingChapter;
  private long updated;

  MatchKeeper(
      MatchRules rules,
      Journal journal,
      Past past,
      Narrator narrator,
      Audience audience,
      long created) {
    this.rules = rules;
    this.journal = journal;
    this.past = past;
    this.narrator = narrator;
    this.audience = audience;
    this.progress = new MatchProgress(rules, past.checkpoint(Integer.MAX_VALUE));
    this.updated = created;
  }

  MatchProgress progress() {
    return progress;
  }

  long updated() {
    return updated;
  }

  Answer submit(
      @Nullable Viewer author, int after, Function<MatchRules, Order> reader, Holding holding) {
    Order order = reader.apply(rules);
    if (!rules.dice().isReady()) {
      return new Answer.Waiting("both sides have not sat down yet: the dice are not made");
    }
    Optional<Answer> refusal = progress.refusal(author, after);
    if (refusal.isPresent()) {
      return refusal.get();
    }
    return switch (rules.game().submit(progress.now(), order)) {
      case Ruling.Refused refused -> new Answer.Refused(refused.objections());
      case Ruling.Accepted accepted -> accept(author, order, accepted, holding);
    };
  }

  private Answer accept(
      @Nullable Viewer author, Order order, Ruling.Accepted accepted, Holding holding) {
    String text = rules.notation().text(order);
    int orders = progress.size() + 1;
    if (!append(StoredEntry.ORDER, author, text, accepted.position(), orders, holding)) {
      return new Answer.Stale(progress.size());
    }
    Play play = progress.advance(author, order, accepted);
    tell("order", viewer -> narrator.order(progress.situation(), play, viewer));
    closeChapter(holding);
    return new Answer.Done(play);
  }

  Answer undo(Viewer author, int after) {
    if (progress.last() == null && progress.size() > 0) {
      readAgain(progress.size() - 1);
    }
    Optional<Answer> refusal = progress.undoRefusal(author, after);
    if (refusal.isPresent()) {
      return refusal.get();
    }
    int left = progress.size() - 1;
    Position back = progress.at(left);
    String content = Integer.toString(left);
    if (!append(StoredEntry.UNDO, author, content, back, left, work -> work.get())) {
      return new Answer.Stale(progress.size());
    }
    progress.goBack(left, back);
    tellUndo();
    return new Answer.Undone(left);
  }

  /** Stores the next entry of the log; if another server was faster, takes over what it stored. */
  private boolean append(
      String kind,
      @Nullable Viewer author,
      String content,
      Position then,
      int orders,
      Holding holding) {
    long now = System.currentTimeMillis();
    StoredEntry entry =
        new StoredEntry(
            rules.id(), progress.log().last() + 1, kind, Seats.name(author), content, now);
    boolean mine = journal.append(new Addition(entry, summary(then, orders, now), orders));
    if (mine) {
      updated = now;
    } else {
      catchUp(holding);
    }
    return mine;
  }

  private StoredSummary summary(Position position, int orders, long at) {
    Situation then = new Situation(rules, position, orders, true, null, progress.fault());
    return new StoredSummary(
        rules.id(), orders, then.verdict().isPresent(), at, narrator.summary(then));
  }

  StoredSummary summary() {
    return summary(progress.now(), progress.size(), updated);
  }

  private void tell(String event, Function<Viewer, String> words) {
    audience.tell(progress.log().last(), event, words);
  }

  private void tellUndo() {
    tell("undo", viewer -> narrator.undo(progress.situation(), viewer));
  }

  /** Writes a chapter when enough orders lie behind, and drops it from memory once it is stored. */
  private void closeChapter(Holding holding) {
    Optional<Checkpoint> end = progress.chapterEnd();
    if (closingChapter || end.isEmpty()) {
      return;
    }
    ChapterText.write(rules, past.mark(), progress.chapter(end.get()), end.get(), narrator)
        .ifPresent(
            chapter -> {
              closingChapter = true;
              // Not on the journal's thread: others hold the match while they wait for that.
              var _ =
                  journal
                      .keep(chapter)
                      .whenCompleteAsync(
                          (stored, failed) ->
                              holding.held(() -> chapterClosed(end.get(), failed == null)),
                          Thread::startVirtualThread);
            });
  }

  private boolean chapterClosed(Checkpoint end, boolean stored) {
    closingChapter = false;
    if (stored) {
      progress.closeChapter(end);
    }
    return stored;
  }

  /** Reads the match from the store; nobody else has it yet. */
  void load() {
    readLog(Integer.MAX_VALUE);
    boolean stored = true;
    for (Optional<Checkpoint> end = progress.chapterEnd();
        stored && end.isPresent();
        end = progress.chapterEnd()) {
      stored = keepAtOnce(end.get());
    }
    progress.rest();
  }

  private boolean keepAtOnce(Checkpoint end) {
    try {
      boolean stored =
          ChapterText.write(rules, past.mark(), progress.chapter(end), end, narrator)
              .map(chapter -> journal.keep(chapter).join())
              .orElse(false);
      if (stored) {
        progress.closeChapter(end);
      }
      return stored;
    } catch (CompletionException failed) {
      // It stays in memory as it is.
      return false;
    }
  }

  /** Takes over what the store has and memory has not. */
  void catchUp(Holding holding) {
    Checkpoint here = new Checkpoint(progress.size(), progress.log().last(), progress.now());
    for (StoredEntry entry : past.entries(here)) {
      if (!progress.broken()) {
        tellAgain(entry, repeat(entry), holding);
      }
    }
  }

  private void tellAgain(StoredEntry entry, boolean good, Holding holding) {
    Play play = progress.last();
    if (entry.kind().equals(StoredEntry.UNDO)) {
      tellUndo();
    } else if (good && play != null) {
      tell("order", viewer -> narrator.order(progress.situation(), play, viewer));
      closeChapter(holding);
    }
  }

  private boolean repeat(StoredEntry entry) {
    updated = entry.at();
    if (!entry.kind().equals(StoredEntry.UNDO)) {
      return Replayer.repeat(rules, progress, entry);
    }
    int left = Integer.parseInt(entry.content());
    if (left < progress.base().orders()) {
      readAgain(left);
    }
    progress.goBack(left, progress.at(left));
    return true;
  }

  /** Brings orders back into memory that had left it, from an earlier place on. */
  private void readAgain(int orders) {
    int last = progress.log().last();
    progress = new MatchProgress(rules, past.checkpoint(orders));
    readLog(last);
  }

  /** Plays what of the log after the base is in force, and passes over the rest. */
  private void readLog(int last) {
    InForce log = InForce.of(past.entries(progress.base(), last), progress.base().orders());
    while (log.lowest() < progress.base().orders()) {
      // A chapter was still being written when its orders were taken back.
      progress = new MatchProgress(rules, past.checkpoint(log.lowest()));
      log = InForce.of(past.entries(progress.base(), last), progress.base().orders());
    }
    for (InForce.Step step : log.steps()) {
      if (progress.broken()) {
        return;
      }
      Workshop.goOn();
      if (step.stands()) {
        repeat(step.entry());
      } else {
        updated = step.entry().at();
        progress.pass(step.orders());
      }
    }
  }
}
