/** The options of a scenario that players may set otherwise, each with the rule behind it. */
import { html, useState } from '../page/ui.js';
import { t, tr } from '../page/i18n.js';
import { games } from '../page/api.js';

const MOST = 99;

export function Options({ game, options, changed, onChange }) {
  const [rules, setRules] = useState(null);
  const [open, setOpen] = useState(null);
  const n = Object.keys(changed).length;
  const set = (option, value) => {
    const { [option.id]: _, ...others } = changed;
    onChange(value === option.value ? others : { ...others, [option.id]: value });
  };
  const show = async option => {
    setOpen(open === option.id ? null : option.id);
    if (!rules) setRules(await games.rules(game).catch(() => []));
  };
  return html`<details class="options"><summary>${t('options', { n: options.length })}${n > 0 && html` <em>${t('optionsChanged', { n })}</em>`}</summary>
    <ul class="plainlist">${options.map(
      option => html`<li key=${option.id}><label class="row">${field(option, changed[option.id] ?? option.value, set)}<span>${tr(option.name)}</span></label>
      ${option.rule && html`<button type="button" class="ref" aria-expanded=${open === option.id} title=${t('openRule', { rule: option.rule })} onClick=${() => show(option)}>[${option.rule}]</button>`}
      ${open === option.id && rules && html`<${Rule} rule=${rules.find(one => one.id === option.rule)} />`}</li>`,
    )}</ul></details>`;
}

const field = (option, value, set) =>
  option.flag
    ? html`<input type="checkbox" name=${option.id} checked=${value > 0} onChange=${event => set(option, event.target.checked ? 1 : 0)} />`
    : html`<input type="number" class="find" name=${option.id} min="0" max=${MOST} value=${value} onChange=${event => set(option, Math.min(MOST, Math.max(0, Math.round(Number(event.target.value)))))} />`;

function Rule({ rule }) {
  if (!rule) return null;
  return html`<blockquote class="lede"><b>${rule.id} ${tr(rule.title)}</b> ${tr(rule.text)}${rule.reading ? html`<br /><em>${tr(rule.reading)}</em>` : ''}</blockquote>`;
}
