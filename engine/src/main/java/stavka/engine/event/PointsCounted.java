package stavka.engine.event;

/** What both sides would have if the match ended now, or have at its end. */
public record PointsCounted(int axis, int soviet, String rule) implements Event {}
