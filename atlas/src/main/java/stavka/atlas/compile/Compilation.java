package stavka.atlas.compile;

import stavka.formats.map.MapSheet;

/** A compiled map with what could not be honoured. */
public record Compilation(MapSheet sheet, CompileReport report) {}
