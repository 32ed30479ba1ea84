package stavka.server.match;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Work that waits, and whose turn it is: addresses one after the other, and at each its people one
 * after the other. For one thread at a time.
 */
final class Turns {
  private final Workshop.Room room;

  /** The one whose turn is next comes first. */
  private final Map<String, Line> lines = new LinkedHashMap<>();

  /** What one address has waiting and under way. */
  static final class Line {
    private final String address;
    private final Map<String, Deque<Job<?>>> people = new LinkedHashMap<>();
    private final Set<Job<?>> running = new HashSet<>();

    private Line(String address) {
      this.address = address;
    }

    private int waiting() {
      return people.values().stream().mapToInt(Deque::size).sum();
    }

    /** What is done needs no more room, though its thread may not have left it yet. */
    private long underWay() {
      return running.stream().filter(job -> !job.isDone()).count();
    }

    private Optional<Job<?>> first() {
      return people.values().stream().findFirst().map(Deque::getFirst);
    }

    /** The job that came last, of the person who has most. */
    private Optional<Job<?>> last() {
      return people.values().stream().max(Comparator.comparingInt(Deque::size)).map(Deque::getLast);
    }

    private void remove(Job<?> job) {
      people.values().forEach(jobs -> jobs.remove(job));
      people.values().removeIf(Deque::isEmpty);
    }

    /** Whoever has just had his turn waits until the others have had theirs. */
    private void passOn() {
      List<String> first = people.keySet().stream().limit(1).toList();
      first.forEach(person -> people.put(person, people.remove(person)));
    }
  }

  /** A job that is being done, and at whose expense. */
  record Turn(Line line, Job<?> job) {}

  Turns(Workshop.Room room) {
    this.room = room;
  }

  int waiting() {
    return lines.values().stream().mapToInt(Line::waiting).sum();
  }

  /** All jobs that wait. */
  List<Job<?>> jobs() {
    return lines.values().stream()
        .flatMap(line -> line.people.values().stream())
        .<Job<?>>flatMap(Deque::stream)
        .distinct()
        .toList();
  }

  /**
   * Adds a job at the end of someone's line.
   *
   * @param full what a job is told that must make room for another's
   * @return false if there is no room
   */
  boolean add(Job<?> job, Asker asker, RuntimeException full) {
    Line line = lines.computeIfAbsent(asker.address(), Line::new);
    if (job.lines().contains(line)) {
      return true;
    }
    Deque<Job<?>> jobs = line.people.getOrDefault(asker.person(), new ArrayDeque<>());
    boolean small =
        jobs.size() < room.perPerson() && line.waiting() + line.underWay() < room.perAddress();
    if (!small || !makeRoom(line, full)) {
      drop(line);
      return false;
    }
    jobs.addLast(job);
    line.people.put(asker.person(), jobs);
    job.lines().add(line);
    return true;
  }

  /** When all is full, whoever has most waiting gives way to whoever has least. */
  private boolean makeRoom(Line line, RuntimeException full) {
    if (waiting() < room.waiting()) {
      return true;
    }
    Optional<Line> longest = lines.values().stream().max(Comparator.comparingInt(Line::waiting));
    if (longest.isEmpty() || longest.get().waiting() < line.waiting() + 2) {
      return false;
    }
    Optional<Job<?>> last = longest.get().last();
    last.ifPresent(
        job -> {
          longest.get().remove(job);
          job.lines().remove(longest.get());
          if (job.lines().isEmpty()) {
            job.refuse(full);
          }
        });
    return last.isPresent();
  }

  /** Whose turn it is; nothing if nobody waits who may have more under way. */
  Optional<Turn> next() {
    Optional<Line> line =
        lines.values().stream()
            .filter(each -> each.waiting() > 0 && each.running.size() < room.running())
            .findFirst();
    Optional<Job<?>> job = line.flatMap(Line::first);
    if (job.isEmpty()) {
      return Optional.empty();
    }
    Line mine = line.get();
    mine.passOn();
    remove(job.get());
    lines.remove(mine.address);
    lines.put(mine.address, mine);
    mine.running.add(job.get());
    return Optional.of(new Turn(mine, job.get()));
  }

  void done(Turn turn) {
    turn.line().running.remove(turn.job());
    drop(turn.line());
  }

  /** Takes a job out of all lines it waits in. */
  void remove(Job<?> job) {
    for (Line line : List.copyOf(job.lines())) {
      line.remove(job);
      drop(line);
    }
    job.lines().clear();
  }

  private void drop(Line line) {
    if (line.running.isEmpty() && line.people.isEmpty()) {
      lines.remove(line.address, line);
    }
  }
}
