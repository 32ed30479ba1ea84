/** Components whose modules are fetched when they are first shown, and things that are fetched when they are first called. */
import { html, useEffect, useRef, useState } from './ui.js';

const known = new Map();

/** Fetches what will be wanted before it is. */
export async function fetchAhead(load) {
  const module = await load();
  for (const [name, part] of Object.entries(module)) known.set(name, part);
}

export function Lazy({ load, name, ...rest }) {
  const [Inner, setInner] = useState(() => known.get(name) ?? null);
  const late = useRef(!Inner);
  useEffect(() => {
    let wanted = true;
    if (!Inner)
      load().then(module => {
        known.set(name, module[name]);
        if (wanted) setInner(() => module[name]);
      });
    return () => (wanted = false);
  }, []);
  useEffect(() => {
    // A window that filled late has already given its focus to the cross.
    const wanted = late.current && Inner && document.querySelector('dialog[open] [autofocus]');
    if (wanted) /** @type {HTMLElement} */ (wanted).focus();
  }, [Inner]);
  return Inner ? html`<${Inner} ...${rest} />` : null;
}

/** A thing that is fetched with the first call of one of its functions; whoever calls before it is there gets a promise. */
export function onCall(load, make, names) {
  let there = null;
  const call =
    name =>
    (...given) => {
      if (there) return there[name](...given);
      return load().then(module => {
        there ??= make(module);
        return there[name](...given);
      });
    };
  return Object.fromEntries(names.map(name => [name, call(name)]));
}
