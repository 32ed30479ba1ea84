/** The standing orders, in plain words: for all, and for a hex or a formation by itself. */
import { html, useState, useStore } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { Icon } from '../page/icons.js';
import { SCOPED, SWITCHES, scopeKey } from './standing.js';

export function StandingPanel({ table }) {
  const { standing, auto } = useStore(table.session.store);
  const n = Object.keys(auto).length;
  return html`<div class="standing"><p class="lede">${t('standingHint')}</p>
    ${Object.entries(SWITCHES).map(
      ([
        name,
        ways,
      ]) => html`<div key=${name} class="switch"><div><b id=${`standing-${name}`}>${t(`standing.${name}`)}</b><small>${t(`standing.${name}.hint`)}</small></div>
      <div class="seg" role="group" aria-labelledby=${`standing-${name}`}>${ways.map(way => html`<button key=${way} data-way=${`${name}-${way}`} aria-pressed=${(standing[name] ?? 'ask') === way} onClick=${() => table.standing.change(name, way)}>${t(`standing.${name}.${way}`)}</button>`)}</div></div>
      ${name === SCOPED && html`<${Exceptions} table=${table} />`}`,
    )}
    <p class="fine">${t('standingSoFar', { n })} ${t('standingSecret')}</p></div>`;
}

/** What holds for one hex or formation, whatever holds for all. */
function Exceptions({ table }) {
  const { standing, ...state } = useStore(table.session.store);
  const scopes = scopesOf(state, table.session);
  const [picked, pick] = useState(scopes.some(one => one.id === state.hex) ? state.hex : (scopes[0]?.id ?? ''));
  const made = Object.keys(standing).filter(key => key.startsWith(scopeKey('')));
  const nameOf = scope => scopes.find(one => one.id === scope)?.name ?? scope;
  return html`${made.map(key => {
    const scope = key.slice(scopeKey('').length);
    return html`<p key=${key} class="exception"><b>${nameOf(scope)}</b>${t('colon')} ${t(`standing.${SCOPED}.${standing[key]}`)} <button class="icon" aria-label=${`${t('standingDrop')} ${nameOf(scope)}`} onClick=${() => table.standing.change(key, null)}><${Icon} name="close" size=${13} /></button></p>`;
  })}
    ${
      scopes.length > 0 &&
      html`<div class="switch except"><label><span class="unseen">${t('standingFor')}</span>${t('standingFor')} <select class="scope" value=${picked} onChange=${event => pick(event.target.value)}>${scopes.map(({ id, name }) => html`<option key=${id} value=${id}>${name}</option>`)}</select></label>
      <div class="seg" role="group" aria-label=${t('standingFor')}>${SWITCHES[SCOPED].map(way => html`<button key=${way} data-except=${way} aria-pressed=${standing[scopeKey(picked)] === way} onClick=${() => table.standing.change(scopeKey(picked), way)}>${t(`standing.${SCOPED}.${way}`)}</button>`)}</div></div>`
    }`;
}

/** One's own formations and hexes, each with those who stand there. */
function scopesOf({ view, book }, session) {
  const own = view.units.filter(unit => session.mine(book.side(unit.id)) && book.fights(unit.id));
  const formations = [...new Set(own.map(unit => book.piece(unit.id)?.formation).filter(Boolean))];
  const hexes = [...new Set(own.map(unit => unit.hex))].sort();
  const whose = hex =>
    own
      .filter(unit => unit.hex === hex)
      .map(unit => book.short(unit.id))
      .join(', ');
  return [...formations.map(id => ({ id, name: book.formation(id) })), ...hexes.map(hex => ({ id: hex, name: `${hex} ${whose(hex)}` }))];
}
