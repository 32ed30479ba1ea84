/** What the dice are made of: each side's part of it, and what commits one to it. */
import { remember } from '../page/keep.js';

export const hex = bytes => [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('');

/** Something nobody can guess, and what commits one to it; nothing where the browser cannot digest (plain http to another machine). */
export async function makeSecret() {
  if (!globalThis.crypto?.subtle) return null;
  const secret = hex(crypto.getRandomValues(new Uint8Array(32)));
  return { secret, digest: hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))) };
}

/** Tells one's part of the dice once the other side has sat down; notes what all committed themselves to. */
export async function shareSecret(api, match) {
  if (match.dice?.kind !== 'shared') return;
  if (!match.waiting && !remember(`dice.${match.id}`)) remember(`dice.${match.id}`, match.dice.digests);
  const other = { axis: 'soviet', soviet: 'axis' }[match.seat];
  const secret = remember(`secret.${match.id}`);
  if (secret && match.dice.missing === match.seat && match.seats[other].taken) await api.secret(secret);
}
