/**
 * Orders that are listed and cannot be given by clicks, with the reason: the game, the type, what the robot says of it, and why it stays so.
 * The list is short on purpose.
 *
 * @type {{game: string, type: string, says: RegExp, because: string}[]}
 */
export const exceptions = [];
