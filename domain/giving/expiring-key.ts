import { dayMs, type Clock } from "#domain/clock.ts";
import { isSame, sign } from "#domain/hashing.ts";

/**
 * Signed keys with an expiry date for links in e-mails: `<key>_<last day>_<signature>` (docs/decisions/0026).
 * Replacing the key itself revokes all its links (gift-links.ts).
 */

/**
 * Lifetime of a link in days. Short for `manage`, which can change or stop a recurring gift and is renewed with each
 * e-mail. Receipts and statements are needed for tax returns up to 21 months later.
 */
export const linkDays = { manage: 90, receipt: 730, statement: 730 };
export type LinkKind = keyof typeof linkDays;

type DatingWorld = { readonly linkSecret: string; readonly clock: Clock };

// 128 bits in hexadecimal.
const signatureDigits = 32;
const dayNumber = (moment: Date) => Math.floor(moment.getTime() / dayMs);

const signed = ({ linkSecret }: DatingWorld, kind: LinkKind, key: string, end: string) =>
  sign(linkSecret, `${kind} ${key} ${end}`).slice(0, signatureDigits);

/** Signs a key for a link that works from today for `linkDays`. */
export function expiringKey(world: DatingWorld, kind: LinkKind, key: string): string {
  const end = (dayNumber(world.clock.now()) + linkDays[kind]).toString(36);
  return `${key}_${end}_${signed(world, kind, key, end)}`;
}

/** Null unless the signature is valid. */
function readKey(world: DatingWorld, kind: LinkKind, text: string) {
  const [, key = "", end = "", signature = ""] = /^(\w+)_([0-9a-z]+)_([0-9a-f]+)$/.exec(text) ?? [];
  const isOurs = isSame(signature, signed(world, kind, key, end));
  return isOurs ? { key, lastDay: Number.parseInt(end, 36) } : null;
}

/** The key in a link; null if forged or expired. The caller looks up what it opens. */
export function openKey(world: DatingWorld, kind: LinkKind, text: string): string | null {
  const read = readKey(world, kind, text);
  return read && dayNumber(world.clock.now()) <= read.lastDay ? read.key : null;
}

/** True if the signature is valid, even if expired: a link that no longer opens anything was once ours. */
export const isOldKey = (world: DatingWorld, kind: LinkKind, text: string): boolean =>
  readKey(world, kind, text) !== null;
