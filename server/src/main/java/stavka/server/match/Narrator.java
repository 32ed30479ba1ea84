package stavka.server.match;

import stavka.engine.table.Viewer;

/** Puts into words what watchers are told, as each kind of viewer may know it. */
public interface Narrator {
  String hello(Situation situation, Viewer viewer);

  String order(Situation situation, Play play, Viewer viewer);

  String undo(Situation situation, Viewer viewer);

  /** An order that was given before, without what it led to. */
  String past(MatchRules rules, Play play, Viewer viewer);

  /** How a match stands, for the lobby: the same for all. */
  String summary(Situation situation);
}
