/** What the panel shows beside the first decision, fetched when there is time. */
import { AnswerPanel } from './answerpanel.js';
import { UnitPane } from './unitpane.js';
import { Panels } from './panels.js';
import { Log, Recent } from './log.js';
import { PlanPanel } from './planpanel.js';
import { PlanList } from './planlist.js';
import { BattleCard } from './battlecard.js';
import { HoverCard } from './hovercard.js';

export { AnswerPanel, UnitPane, Panels, Log, Recent, PlanPanel, PlanList, BattleCard, HoverCard };
