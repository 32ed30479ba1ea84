package stavka.server.store;

/**
 * A match as it was created.
 *
 * @param options the scenario's switches, as a JSON object
 * @param axis who plays the Axis: "human" or a bot's name
 * @param data the mark of the data it is played with; empty for the shipped ones
 * @param created in milliseconds since 1970
 * @param maker a digest of the address that made it, for quotas; empty if nobody counts
 * @param network a digest of the network that address is in
 * @param dice how its dice come about, as a JSON object; empty if from the seed alone
 */
public record StoredMatch(
    String id,
    String game,
    String scenario,
    long seed,
    String options,
    String axis,
    String soviet,
    String data,
    long created,
    String maker,
    String network,
    String dice) {

  public StoredMatch with(String newDice) {
    return new StoredMatch(
        id, game, scenario, seed, options, axis, soviet, data, created, maker, network, newDice);
  }
}
