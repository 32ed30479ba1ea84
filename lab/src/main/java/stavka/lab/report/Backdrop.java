package stavka.lab.report;

/**
 * A picture of the game's map to draw on, for light and for dark pages.
 *
 * @param light an address that needs no network: {@code data:image/...}
 * @param left where the picture lies in units of the distance between neighbouring hexes, from the
 *     centre of the sheet's first hex
 */
public record Backdrop(
    String light, String dark, double left, double top, double width, double height) {}
