package stavka.guderian.model;

/** Soviet divisions that arrive on a turn at an entrance [16.1]. */
public record Arrival(int turn, String entry, int rifle, int armoured) {}
