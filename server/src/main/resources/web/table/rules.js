/** The rules, found by number or word; references lead on. */
import { html, useEffect, useState, useStore } from '../page/ui.js';
import { t, tr } from '../page/i18n.js';
import { Ruled } from './bits.js';

const SEARCH = 54;

const fold = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function Rules({ table }) {
  const { session } = table;
  const rules = useStore(session.store, state => state.rules);
  const rule = useStore(session.store, state => state.rule);
  const [query, setQuery] = useState('');
  useEffect(() => {
    if (!rule) return;
    setQuery('');
    requestAnimationFrame(() => {
      const element = document.getElementById(`rule-${rule}`);
      if (element)
        element.closest('.pane').scrollTop +=
          element.getBoundingClientRect().top - element.closest('.pane').getBoundingClientRect().top - SEARCH;
    });
  }, [rule, rules]);
  if (!rules) return html`<p class="lede">${t('loading')}</p>`;
  const found = search(rules, query);
  return html`<h2 class="unseen">${t('tab.rules')}</h2><div class="find-row"><input class="find" type="search" placeholder=${t('findRule')} aria-label=${t('findRule')} value=${query} onInput=${event => setQuery(event.target.value)} /></div>
    <p class="unseen" role="status">${query ? t('found', { n: found.length }) : ''}</p>
    ${found.length === 0 && html`<p class="empty">${t('noRule')}</p>`}
    <div class="rule-list">${found.map(
      one => html`<article key=${one.id} id=${`rule-${one.id}`} class=${`rule ${one.kind}${one.id === rule ? ' hit' : ''}`}>
      <b class="number">${one.id}</b>
      <div><h3>${tr(one.title)}${one.source && html` <small class="tag">${t(`source.${one.source}`)}</small>`}</h3><p><${Ruled} session=${session} text=${tr(one.text)} /></p>
        ${one.reading && html`<p class="reading"><b>${t('reading')}</b> <${Ruled} session=${session} text=${tr(one.reading)} /></p>`}</div>
    </article>`,
    )}</div>`;
}

/** By number ("6.2" finds 6.2 to 6.26) or by all the words. */
function search(rules, query) {
  const asked = query.trim();
  if (!asked) return rules;
  if (/^\d[\d.]*$/.test(asked)) return rules.filter(rule => rule.id.startsWith(asked));
  const words = fold(asked).split(/\s+/);
  return rules.filter(rule => {
    const text = fold(`${rule.id} ${tr(rule.title)} ${tr(rule.text)} ${tr(rule.reading)}`);
    return words.every(word => text.includes(word));
  });
}
