/**
 * What a player can reach at the page by clicks, compared with what the umpire lists:
 * node reach.mjs http://127.0.0.1:8080 GAME [--scenario S] [--games N] [--orders N] [--seconds N] [--seed N] [--record FILE] [--json]
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { serveFrom } from './dom.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scenario: { type: 'string' },
    games: { type: 'string', default: '1' },
    orders: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    record: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
  },
});
const [server, game] = positionals;
if (game) {
  serveFrom(server.replace(/\/$/, ''));
  const { report, reach } = await import('./run.mjs');
  const found = await reach({ game, ...values, records: values.record.map(file => readFileSync(file, 'utf8')) });
  process.stdout.write(values.json ? `${JSON.stringify(found)}\n` : report(found));
  process.exit(found.faults.length ? 1 : 0);
}
