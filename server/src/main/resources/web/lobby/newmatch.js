/** One game of the lobby: who sits where, and go. */
import { html, useEffect, useState, useStore } from '../page/ui.js';
import { t, tr } from '../page/i18n.js';
import { botAbout, botName, needBots, roster } from '../page/bots.js';
import { Segments } from '../page/tools.js';
import { start, botOf } from './doors.js';
import { Options } from './options.js';

export function NewMatch({ game, busy, onTour }) {
  useStore(roster);
  useEffect(needBots, []);
  const [scenario, setScenario] = useState(game.scenarios[0].id);
  const [seat, setSeat] = useState('soviet');
  const [against, setAgainst] = useState('bot');
  const [bot, setBot] = useState(botOf(game));
  const [second, setSecond] = useState(botOf(game));
  const [changed, setChanged] = useState({});
  const chosen = game.scenarios.find(one => one.id === scenario) ?? game.scenarios[0];

  function plan() {
    const base = { game: game.slug, scenario, options: changed };
    if (seat === 'both') return { ...base, axis: 'human', soviet: 'human', hotSeat: true };
    if (seat === 'watch') return { ...base, axis: second, soviet: bot };
    const other = against === 'friend' ? 'human' : bot;
    return seat === 'soviet' ? { ...base, seat, soviet: 'human', axis: other } : { ...base, seat, axis: 'human', soviet: other };
  }

  const hint = seat === 'both' ? t('hotSeatHint') : seat === 'watch' ? t('watchBotsHint') : against === 'friend' ? t('friendHint') : '';
  const about = seat === 'watch' || (seat !== 'both' && against === 'bot') ? botAbout(bot) : '';
  return html`<section class="game-card">
    <header><h2>${tr(game.title)}</h2>
      ${
        game.scenarios.length > 1
          ? html`<select aria-label=${t('scenario')} value=${scenario} onChange=${event => (setScenario(event.target.value), setChanged({}))}>${game.scenarios.map(one => html`<option key=${one.id} value=${one.id}>${tr(one.title)}</option>`)}</select>`
          : html`<b>${tr(chosen.title)}</b>`
      }
      <p>${tr(chosen.about)} ${t('turns', { n: chosen.turns })}${game.data ? html` · <em>${t('ownData')}</em>` : ''}</p></header>
    <div class="field"><span>${t('youPlay')}</span><${Segments} label=${t('youPlay')} value=${seat} onPick=${setSeat} options=${[
      ['soviet', t('side.soviet')],
      ['axis', t('side.axis')],
      ['both', t('hotSeat')],
      ['watch', t('watchOnly')],
    ]} /></div>
    ${
      seat !== 'both' &&
      html`<div class="field"><span>${seat === 'watch' ? t('players') : t('against')}</span>
      ${
        seat !== 'watch' &&
        html`<${Segments} label=${t('against')} value=${against} onPick=${setAgainst} options=${[
          ['bot', t('aBot')],
          ['friend', t('aFriend')],
        ]} />`
      }
      ${(seat === 'watch' || against === 'bot') && game.bots.length > 1 && html`<select aria-label=${t('whichBot')} value=${bot} onChange=${event => setBot(event.target.value)}>${game.bots.map(name => html`<option key=${name} value=${name}>${botName(name)}</option>`)}</select>`}
      ${seat === 'watch' && game.bots.length > 1 && html`<small>${t('side.soviet')} – ${t('side.axis')}</small><select aria-label=${t('otherBot')} value=${second} onChange=${event => setSecond(event.target.value)}>${game.bots.map(name => html`<option key=${name} value=${name}>${botName(name)}</option>`)}</select>`}</div>`
    }
    ${chosen.options && html`<${Options} key=${scenario} game=${game.slug} options=${chosen.options} changed=${changed} onChange=${setChanged} />`}
    ${about && html`<p class="lede">${about}</p>`}
    ${hint && html`<p class="lede">${hint}</p>`}
    <div class="acts"><button class="btn go" disabled=${busy} onClick=${() => start(plan())}>${t(seat === 'watch' ? 'startWatching' : 'startMatch')}</button>${onTour && html`<button class="btn" disabled=${busy} onClick=${onTour}>${t('takeTour')}</button>`}</div>
  </section>`;
}
