package stavka.rostov.declaration;

import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;

/**
 * An attack that was declared.
 *
 * @param units those it was declared for
 * @param targets the hexes attacked
 * @param ordered whether a sealed order lies for it, whatever it says
 */
@Rule("12.35")
public record Declared(int number, Ints units, Ints targets, boolean mandated, boolean ordered) {}
