/** What every component needs: templates, hooks, and a store to listen to. */
import { h, render, Fragment } from '../vendor/preact.js';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from '../vendor/hooks.js';
import htm from '../vendor/htm.js';

export const html = htm.bind(h);
export { render, Fragment, useEffect, useLayoutEffect, useMemo, useRef, useState };

/** A value that can be listened to. */
export function createStore(initial) {
  let value = initial;
  const listeners = new Set();
  return {
    get: () => value,
    set(patch) {
      const changes = typeof patch === 'function' ? patch(value) : patch;
      if (!changes || Object.keys(changes).every(key => Object.is(changes[key], value[key]))) return;
      const before = value;
      value = { ...value, ...changes };
      for (const listener of [...listeners]) listener(value, before);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Renders again when what is picked from the store changes. */
export function useStore(store, pick = value => value) {
  const [, again] = useState(0);
  const picked = pick(store.get());
  const latest = useRef();
  latest.current = { pick, picked };
  useLayoutEffect(() => {
    const check = () => {
      const { pick: now, picked: shown } = latest.current;
      if (!Object.is(now(store.get()), shown)) again(n => n + 1);
    };
    check();
    return store.listen(check);
  }, [store]);
  return picked;
}

/** A canvas (or any element) made elsewhere, shown where it is asked for. */
export function Held({ make, keys, ...rest }) {
  const holder = useRef();
  useLayoutEffect(() => {
    const element = make();
    holder.current.replaceChildren(...(element ? [element] : []));
  }, keys);
  return html`<span ref=${holder} ...${rest} />`;
}

const KEPT = 12;
let polite = 0;

/** Has a screen reader say something when it is done with what it says now. */
export function say(text) {
  if (text) tell('polite', text);
}

/** The same for news that come fast: each is a line of its own, so that none is lost or told twice. */
export function sayNews(text) {
  if (!text) return;
  const log = document.getElementById('news');
  const line = document.createElement('p');
  line.textContent = text;
  log.append(line);
  while (log.childElementCount > KEPT) log.firstElementChild.remove();
}

/** Has a screen reader say something at once. */
export function alarm(text) {
  if (text) tell('urgent', text);
}

function tell(region, text) {
  const element = document.getElementById(region);
  element.textContent = '';
  const turn = ++polite;
  requestAnimationFrame(() => {
    if (turn === polite) element.textContent = text;
  });
}
