/** What the panel shows now and then, fetched when it is first wanted. */
import { UnitPane } from './unitpane.js';
import { AboutRow, Panels } from './panels.js';
import { Rules } from './rules.js';
import { Review } from './review.js';
import { ScoreTable, Verdict } from './score.js';
import { RecapPanel } from './recappanel.js';
import { ReplayBar } from './replaybar.js';
import { TrialList } from './trialpanel.js';
import { DangerPanel } from './dangerpanel.js';
import { StaffList } from './staffpanel.js';

export { AboutRow, UnitPane, Panels, Rules, Review, ScoreTable, Verdict, RecapPanel, ReplayBar, TrialList, DangerPanel, StaffList };
