/** What the panel shows beside the first decision, fetched at once. */
import { AnswerPanel } from './answerpanel.js';

export { AnswerPanel };
