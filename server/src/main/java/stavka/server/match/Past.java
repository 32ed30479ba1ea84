package stavka.server.match;

import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import stavka.engine.table.Viewer;
import stavka.server.store.Store;
import stavka.server.store.StoredChapter;
import stavka.server.store.StoredEntry;

/**
 * What of a match is in the store only. Everything here works on positions of its own, so nobody
 * need hold the match for it.
 */
final class Past {
  private static final Logger LOG = LoggerFactory.getLogger(Past.class);

  private final MatchRules rules;
  private final Store store;
  private final String mark;

  /**
   * @param mark of this build
   */
  Past(MatchRules rules, Store store, String mark) {
    this.rules = rules;
    this.store = store;
    this.mark = mark;
  }

  String mark() {
    return mark;
  }

  /** The last place that was kept at so many orders or before. */
  Checkpoint checkpoint(int orders) {
    try {
      return store
          .chapters()
          .until(rules.id(), mark, orders)
          .map(this::end)
          .orElseGet(() -> Checkpoint.start(rules));
    } catch (IllegalArgumentException damaged) {
      LOG.warn("match {}: {}", rules.id(), damaged.getMessage());
      return Checkpoint.start(rules);
    }
  }

  private Checkpoint end(StoredChapter chapter) {
    return new Checkpoint(
        chapter.last(), chapter.entry(), ChapterText.read(chapter).position(rules.start()));
  }

  /** The log after a place that was kept. */
  List<StoredEntry> entries(Checkpoint from) {
    return entries(from, Integer.MAX_VALUE);
  }

  /** The log after a place that was kept, up to an entry. */
  List<StoredEntry> entries(Checkpoint from, int last) {
    return store.entries(rules.id(), from.entry(), last);
  }

  /**
   * The match as it stood after so many orders, which are in force; with those before it that were
   * played again.
   */
  MatchProgress playedAgain(int after, int upTo) {
    MatchRules aside = rules.aside();
    MatchProgress progress = new MatchProgress(aside, checkpoint(after));
    if (!Replayer.playAgain(aside, progress, inForce(progress.base(), upTo))) {
      progress = new MatchProgress(aside, Checkpoint.start(aside));
      Replayer.playAgain(aside, progress, inForce(progress.base(), upTo));
    }
    return progress;
  }

  /** The entries of orders that are in force after a place, up to so many orders in all. */
  private List<StoredEntry> inForce(Checkpoint from, int upTo) {
    // What a chapter tells is settled: nothing after its last entry has to be read for it.
    int last = store.chapters().lastEntry(rules.id(), mark, upTo).orElse(Integer.MAX_VALUE);
    List<StoredEntry> orders = InForce.of(entries(from, last), from.orders()).orders();
    return orders.subList(0, Math.min(orders.size(), upTo - from.orders()));
  }

  /** What a viewer is told of the orders after a number up to another that ends a chapter. */
  List<String> told(int after, int upTo, Viewer viewer, Narrator narrator) {
    List<String> texts = new ArrayList<>();
    int next = after + 1;
    for (StoredChapter chapter : store.chapters().after(rules.id(), mark, after)) {
      if (chapter.first() > next || next > upTo) {
        break;
      }
      ChapterText.Read read = ChapterText.read(chapter);
      for (; next <= chapter.last() && next <= upTo; next++) {
        texts.add(read.told(next, viewer));
      }
    }
    if (next <= upTo) {
      // Another build's chapters have taken the place of ours: the orders tell it all again.
      MatchProgress again = playedAgain(next - 1, upTo);
      for (Play play : again.after(next - 1)) {
        texts.add(narrator.past(rules.aside(), play, viewer));
      }
    }
    return texts;
  }

  /** The points at the ends of turns in orders up to one that ends a chapter. */
  List<Play.Points> points(int upTo) {
    List<Play.Points> points = new ArrayList<>();
    int next = 1;
    for (StoredChapter chapter : store.chapters().after(rules.id(), mark, 0)) {
      if (chapter.first() != next || chapter.last() > upTo) {
        break;
      }
      points.addAll(ChapterText.read(chapter).points());
      next = chapter.last() + 1;
    }
    if (next <= upTo) {
      for (Play play : playedAgain(next - 1, upTo).after(next - 1)) {
        Play.Points end = play.points();
        if (end != null) {
          points.add(end);
        }
      }
    }
    return points;
  }
}
