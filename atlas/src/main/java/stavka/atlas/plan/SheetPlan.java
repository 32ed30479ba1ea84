package stavka.atlas.plan;

import stavka.atlas.geo.Affine;
import stavka.atlas.geo.Projection;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexNumbering;

/** The empty sheet: its hexes, their numbers, and how it lies on the ground before any bending. */
public record SheetPlan(
    HexGrid grid, HexNumbering numbering, Projection projection, Affine frame) {}
