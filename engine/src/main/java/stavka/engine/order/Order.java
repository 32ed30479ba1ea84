package stavka.engine.order;

/** What a player wants: a record of ids. Whether it may be done is for the umpire to say. */
public interface Order {}
