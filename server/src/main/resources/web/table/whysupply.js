/** The reason why a unit is out of supply, with its rule. */
import { html, useEffect, useState, useStore } from '../page/ui.js';
import { tr } from '../page/i18n.js';
import { Ref } from './bits.js';

export function WhyUnsupplied({ table, id }) {
  const { session, overlays } = table;
  const view = useStore(session.store, state => state.view);
  const [why, setWhy] = useState(null);
  useEffect(() => {
    let wanted = true;
    overlays.whyUnsupplied(id).then(reason => wanted && setWhy(reason));
    return () => (wanted = false);
  }, [id, view]);
  return why && html`<p class="warn">${tr(why.text)} <${Ref} session=${session} rule=${why.rule} /></p>`;
}
