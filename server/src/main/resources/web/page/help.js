/** Help in the page: how to play from nothing, what each panel and sign means; found by word, with the rules beside it. */
import { html, useState } from './ui.js';
import { t, tr } from './i18n.js';
import { settings } from './settings.js';
import { help as en } from '../words/help-en.js';
import { help as fr } from '../words/help-fr.js';

const PAGES = { en, fr };
const fold = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** @param rules the rules of the game at hand, if there is one; onRule opens one of them */
export function Help({ rules = [], onRule }) {
  const [query, setQuery] = useState('');
  const words = fold(query).split(/\s+/).filter(Boolean);
  const has = text => words.every(word => fold(text).includes(word));
  const pages = PAGES[settings.get().language].filter(page => !words.length || has(`${page.title} ${page.text.join(' ')}`));
  const found = words.length ? rules.filter(rule => has(`${rule.id} ${tr(rule.title)} ${tr(rule.text)}`)).slice(0, 8) : [];
  return html`<div class="help"><input class="find" type="search" autofocus placeholder=${t('helpFind')} aria-label=${t('helpFind')} value=${query} onInput=${event => setQuery(event.target.value)} />
    ${pages.map(page => html`<details key=${page.id} open=${words.length > 0 || page.id === 'start'}><summary><b>${page.title}</b></summary>${page.text.map((line, i) => html`<p key=${i}>${line}</p>`)}</details>`)}
    ${found.length > 0 && html`<h3>${t('tab.rules')}</h3>${found.map(rule => html`<p key=${rule.id}><button class="hexlink" onClick=${() => onRule?.(rule.id)}>${rule.id} ${tr(rule.title)}</button> ${tr(rule.text).slice(0, 140)}</p>`)}`}
    ${words.length > 0 && !pages.length && !found.length && html`<p class="empty">${t('foundNothing')}</p>`}</div>`;
}
