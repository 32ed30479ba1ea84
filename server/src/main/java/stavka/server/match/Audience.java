package stavka.server.match;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import stavka.engine.table.Viewer;

/** Those who watch a match. */
final class Audience {
  private final List<Subscription> watchers = new ArrayList<>();

  int size() {
    return watchers.size();
  }

  void add(Subscription watcher) {
    watchers.add(watcher);
  }

  boolean remove(Subscription watcher) {
    return watchers.remove(watcher);
  }

  /**
   * Tells everyone, each kind of viewer in its own words, which are found once.
   *
   * @param entry the number in the log after which it stands
   */
  void tell(int entry, String event, Function<Viewer, String> words) {
    letGoOfSlow();
    Map<Viewer, String> texts = new EnumMap<>(Viewer.class);
    for (Subscription watcher : watchers) {
      texts.computeIfAbsent(watcher.viewer(), words);
    }
    Notice notice = new Notice(entry, event, texts);
    watchers.forEach(watcher -> watcher.tell(notice));
  }

  private void letGoOfSlow() {
    List<Subscription> slow = watchers.stream().filter(Subscription::isBehind).toList();
    slow.forEach(watcher -> watcher.tell(Notice.END));
    watchers.removeAll(slow);
  }

  /** Tells everyone that no more will come. */
  void dismiss() {
    watchers.forEach(watcher -> watcher.tell(Notice.END));
    watchers.clear();
  }
}
