package stavka.redstar.model;

/** A part of the rules that is made from the theatre, with what it asks of that most. */
public interface RedStarPart {
  RedStarTheatre theatre();

  default RedStarPieces pieces() {
    return theatre().pieces();
  }

  default Limits limits() {
    return theatre().charts().limits();
  }
}
