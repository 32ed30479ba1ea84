package stavka.server.http;

import io.javalin.http.Context;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import stavka.engine.play.Game;
import stavka.engine.table.Viewer;
import stavka.formats.BadFile;
import stavka.formats.record.RecordHeader;
import stavka.formats.record.RecordLine;
import stavka.formats.record.RecordReader;
import stavka.formats.record.Replay;
import stavka.formats.record.SharedDice;
import stavka.server.http.Access.Seated;
import stavka.server.match.Dice;
import stavka.server.match.Match;
import stavka.server.match.MatchRules;
import stavka.server.match.NewMatch;
import stavka.server.match.Situation;
import stavka.server.match.Workshop;

/** Matches as records, out and in. */
final class RecordResource {
  private final Access access;
  private final MatchesResource matches;
  private final WrittenRecords records;
  private final Workshop checks;

  /**
   * @param checks where records are checked
   */
  RecordResource(Access access, MatchesResource matches, WrittenRecords records, Workshop checks) {
    this.access = access;
    this.matches = matches;
    this.records = records;
    this.checks = checks;
  }

  /**
   * A record holds the seed, and with it all dice to come: only those get it who cannot use that
   * against anyone.
   */
  void download(Context ctx) {
    Seated seated = access.open(ctx);
    Match match = seated.match();
    boolean over = match.look(Situation::verdict).isPresent();
    if (!over && seated.viewer() != Viewer.BOTH) {
      throw new Problem(403, "secret", "a record tells the dice to come: wait for the match's end");
    }
    String name = match.rules().game().slug() + "-" + match.rules().id() + ".jsonl";
    ctx.header("Content-Disposition", "attachment; filename=\"" + name + "\"");
    ctx.header("Cache-Control", "no-store");
    ctx.contentType("application/x-ndjson; charset=utf-8");
    send(ctx, records.of(match, seated.asker()));
  }

  private static void send(Context ctx, byte[] compressed) {
    ctx.disableCompression();
    ctx.header("Vary", "Accept-Encoding");
    if (Asset.accepts(ctx.header("Accept-Encoding"))) {
      ctx.header("Content-Encoding", "gzip");
      ctx.result(compressed);
      return;
    }
    try {
      ctx.result(new GZIPInputStream(new ByteArrayInputStream(compressed)));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /**
   * The record becomes a match, if every event in it is what the rules give. It goes on in a hot
   * seat, or with bots where the query names them.
   */
  void upload(Context ctx) {
    matches.mayCreate(ctx);
    String axis = MatchesResource.player(ctx.queryParam("axis"));
    String soviet = MatchesResource.player(ctx.queryParam("soviet"));
    byte[] body = Body.bytes(ctx, Body.RECORD);
    String id =
        matches.answer(
            ctx, checks.call(Callers.asker(ctx, ""), () -> checked(decoded(body), axis, soviet)));
    access.prepare(ctx, id);
  }

  private NewMatch checked(String text, String axis, String soviet) {
    boolean hotSeat = axis.equals(MatchRules.HUMAN) && soviet.equals(MatchRules.HUMAN);
    try {
      RecordHeader header = reader(text).header();
      Game game = matches.game(header.game());
      Replay.verify(game, reader(text));
      SharedDice shared = header.dice();
      return new NewMatch(
          game,
          header.scenario(),
          header.options(),
          shared == null ? Dice.chosen(header.seed()) : Dice.shared(shared),
          axis,
          soviet,
          MatchesResource.seats(hotSeat, axis, soviet),
          List.of(),
          "",
          orders(text));
    } catch (BadFile bad) {
      throw new Problem(
          422, "bad-record", bad.reason(), out -> out.writeNumberProperty("line", bad.line()));
    }
  }

  private static RecordReader reader(String text) {
    return RecordReader.of(
        "record",
        new StringReader(text) {
          @Override
          public int read(char[] buffer, int offset, int length) throws IOException {
            Workshop.goOn();
            return super.read(buffer, offset, length);
          }
        });
  }

  private static List<String> orders(String text) {
    List<String> orders = new ArrayList<>();
    RecordReader reader = reader(text);
    while (reader.next() instanceof RecordLine.Given given) {
      orders.add(given.order().toString());
    }
    return orders;
  }

  private static String decoded(byte[] body) {
    try {
      byte[] plain = body;
      if (body.length > 2 && (body[0] & 0xff) == 0x1f && (body[1] & 0xff) == 0x8b) {
        try (GZIPInputStream unzipped = new GZIPInputStream(new ByteArrayInputStream(body))) {
          plain = unzipped.readNBytes(Body.RECORD + 1);
        }
        if (plain.length > Body.RECORD) {
          throw new Problem(
              413, "too-large", "the record is larger than " + Body.RECORD + " bytes");
        }
      }
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(plain)).toString();
    } catch (CharacterCodingException binary) {
      throw Problem.malformed("the record cannot be read as UTF-8 text");
    } catch (IOException damaged) {
      throw Problem.malformed("the compressed record is damaged");
    }
  }
}
