/** What the panel shows now and then, fetched when it is first wanted. */
import { Rules } from './rules.js';
import { Review } from './review.js';
import { RecapPanel } from './recappanel.js';
import { ReplayBar } from './replaybar.js';
import { TrialList } from './trialpanel.js';
import { DangerPanel } from './dangerpanel.js';

export { Rules, Review, RecapPanel, ReplayBar, TrialList, DangerPanel };
