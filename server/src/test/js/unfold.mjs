/** Prints the map that the page makes of the sheet it is given. */
import { readFileSync } from 'node:fs';
import { unfoldMap } from '../../main/resources/web/board/sheetfile.js';

process.stdout.write(JSON.stringify(unfoldMap(JSON.parse(readFileSync(0, 'utf8')))));
