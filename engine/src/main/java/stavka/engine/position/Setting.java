package stavka.engine.position;

import stavka.engine.counter.Roster;
import stavka.engine.map.HexMap;

/** What does not change while a match is played: the ground, the pieces and the scenario's name. */
public record Setting(String game, String scenario, HexMap map, Roster roster) {}
