/** The last screen: who won and by how much, the score line by line, what it turned on, and what to do next. */
import { html, useStore } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { Button, Ref } from './bits.js';
import { finalPoints, verdictText } from './bar.js';
import { Review } from './later.js';
import { ScoreTable, Verdict } from './score.js';
import { again } from './again.js';

export function Ending({ table, close }) {
  const { session } = table;
  const { view, match } = useStore(session.store);
  return html`<div class="ending">
    <header><h2 class="serif">${verdictText(view, table)}</h2><p class="lede">${finalPoints(view)} <${Ref} session=${session} rule=${view.verdict?.rule} /></p></header>
    <${Verdict} table=${table} />
    <div class="columns"><div><h3>${t('scoreHead')} <small>${t('scoreHint')}</small></h3><${ScoreTable} table=${table} onSee=${close} /></div>
      <div><h3>${t('turnedOn')}</h3><${Review} table=${table} close=${close} /></div></div>
    <div class="acts"><${Button} go autofocus onClick=${() => (close(), table.replay.play({ from: 0, to: view.orders }))}>${t('replayFromStart')}</${Button}><${Button} onClick=${() => again(session, match, true)}>${t('againSwapped')}</${Button}><${Button} onClick=${close}>${t('seeMap')}</${Button}><a class="btn" href="/">${t('toLobby')}</a></div>
  </div>`;
}
