/** What the panel shows beside the first decision, fetched when there is time. */
import { AnswerPanel } from './answerpanel.js';
import { UnitPane } from './unitpane.js';
import { Panels } from './panels.js';
import { Rules } from './rules.js';
import { Log, Recent } from './log.js';
import { Review } from './review.js';
import { RecapPanel } from './recappanel.js';
import { PlanPanel } from './planpanel.js';
import { PlanList } from './planlist.js';
import { BattleCard } from './battlecard.js';
import { HoverCard } from './hovercard.js';
import { ReplayBar } from './replaybar.js';
import { TrialList } from './trialpanel.js';
import { DangerPanel } from './dangerpanel.js';

export {
  AnswerPanel,
  UnitPane,
  Panels,
  Rules,
  Log,
  Recent,
  Review,
  RecapPanel,
  PlanPanel,
  PlanList,
  BattleCard,
  HoverCard,
  ReplayBar,
  TrialList,
  DangerPanel,
};
