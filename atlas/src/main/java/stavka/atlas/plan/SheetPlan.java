package stavka.atlas.plan;

import stavka.atlas.geo.Affine;
import stavka.atlas.geo.Projection;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexNumbering;

/**
 * The empty sheet: its hexes, their numbers, and how it lies on the ground before any bending.
 *
 * @param kmPerHex the scale it goes by; a stretched sheet has no single true one
 */
public record SheetPlan(
    HexGrid grid, HexNumbering numbering, Projection projection, Affine frame, double kmPerHex) {}
