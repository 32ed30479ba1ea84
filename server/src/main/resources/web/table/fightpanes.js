/** What is shown once somebody plays: moves, plans, fights, the log; fetched with the first touch of hand or key. */
import { Log, Recent } from './log.js';
import { MovePanel } from './movepanel.js';
import { SetUpPanel } from './setuppanel.js';
import { PlanPanel } from './planpanel.js';
import { PlanList } from './planlist.js';
import { BattleCard } from './battlecard.js';
import { HoverCard } from './hovercard.js';
import { Dice } from './dice.js';

export { Log, Recent, MovePanel, SetUpPanel, PlanPanel, PlanList, BattleCard, Dice, HoverCard };
