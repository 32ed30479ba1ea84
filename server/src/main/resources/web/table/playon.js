/** Goes on from a position of the replay as a match of its own: both sides at this screen, or one of them against a bot. */
import { html, useEffect, useState, useStore } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { matches } from '../page/api.js';
import { botName, needBots, roster } from '../page/bots.js';
import { keepMatch } from '../page/keep.js';
import { Segments } from '../page/tools.js';
import { Button } from './bits.js';

export function PlayOn({ table, close }) {
  const { session } = table;
  const { match, replay } = session.get();
  const { all } = useStore(roster);
  useEffect(needBots, []);
  const [seat, setSeat] = useState('both');
  const [bot, setBot] = useState('colonel');
  const [busy, setBusy] = useState(false);

  async function start() {
    setBusy(true);
    try {
      const text = await (await session.api.record()).text();
      const players = seat === 'both' ? {} : { [seat === 'axis' ? 'soviet' : 'axis']: bot };
      const made = await matches.load(upTo(text, replay.at), players);
      const as = made.tokens.both ? 'both' : seat;
      keepMatch({ id: made.id, game: match.game, scenario: match.scenario, seat: as, tokens: made.tokens });
      location.assign(`/m/${made.id}#${made.tokens[as]}`);
    } catch (problem) {
      setBusy(false);
      close();
      session.report(problem);
    }
  }

  return html`<p class="lede">${t('playOnHint')}</p>
    <${Segments} label=${t('youPlay')} value=${seat} onPick=${setSeat} options=${[
      ['both', t('playOnBoth')],
      ['soviet', t('side.soviet')],
      ['axis', t('side.axis')],
    ]} />
    ${seat !== 'both' && html`<label class="field"><span>${t('against')}</span><select value=${bot} onChange=${event => setBot(event.target.value)}>${all.map(one => html`<option key=${one.id} value=${one.id}>${botName(one.id)}</option>`)}</select></label>`}
    <div class="acts"><${Button} go disabled=${busy || !replay} onClick=${start}>${t('playOnStart', { n: replay?.at ?? 0 })}</${Button}></div>`;
}

/** The record up to an order: its head, so many orders, and no end. */
function upTo(text, n) {
  const lines = text.trim().split('\n');
  return `${[...lines.slice(0, n + 1), JSON.stringify({ verdict: null, orders: n })].join('\n')}\n`;
}
