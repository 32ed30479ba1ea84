package stavka.operational.victory;

/** Victory points of both sides. */
public record Score(int axis, int soviet) {}
