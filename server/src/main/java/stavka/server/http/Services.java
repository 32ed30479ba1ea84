package stavka.server.http;

import java.util.List;
import stavka.engine.play.Game;
import stavka.server.match.BotPlayers;
import stavka.server.match.Lobby;
import stavka.server.match.MatchMaker;
import stavka.server.match.Matches;
import stavka.server.match.Reviews;
import stavka.server.match.SeatOffice;
import stavka.server.match.Workshop;
import stavka.server.store.Store;

/**
 * What the resources are made from.
 *
 * @param games those that have a table
 * @param replays where matches are looked back on
 * @param records where matches are written out as records
 * @param checks where records are checked
 */
public record Services(
    List<Game> games,
    Store store,
    Matches matches,
    MatchMaker maker,
    SeatOffice office,
    Lobby lobby,
    BotPlayers bots,
    Reviews reviews,
    Workshop replays,
    Workshop records,
    Workshop checks,
    Readiness readiness,
    Callers callers) {}
