import type { Clock } from "#domain/clock.ts";

/**
 * Keys of links in letters that end: `<key>_<end>_<signature>`. Each letter's link ends by itself, whatever
 * was mailed later; a key that is replaced takes all links with it (gift-links.ts).
 */

export type LinkKind = "manage" | "receipt" | "statement";

/**
 * How many days a link works. Who has that to a recurring gift can change and stop it: each letter about it
 * brings a new one. A receipt and a statement change nothing and are wanted for taxes: what is given in
 * January may stand in a return of October of the next year, 21 months later.
 */
export const linkDays: Readonly<Record<LinkKind, number>> = {
  manage: 90,
  receipt: 730,
  statement: 730,
};

/** Signs links and knows its own. */
export type LinkKeys = {
  sign(text: string): string;
  /** Whether `sign` gave this; takes as long whatever part of it is right. */
  isSigned(text: string, signature: string): boolean;
  /** Links of letters from before links had an end work until this moment. */
  readonly undatedUntil: Date;
};

/** So long after links got an end those without one go on working: as long as the shortest of the others. */
export const undatedDays = linkDays.manage;

export type DatingWorld = { readonly links: LinkKeys; readonly clock: Clock };

const dayMs = 24 * 3_600_000;
const dayNumber = (moment: Date) => Math.floor(moment.getTime() / dayMs);
const signed = (kind: LinkKind, key: string, end: string) => `${kind} ${key} ${end}`;

/** A key as a link carries it from now on. */
export function datedKey({ links, clock }: DatingWorld, kind: LinkKind, key: string): string {
  const end = (dayNumber(clock.now()) + linkDays[kind]).toString(36);
  return `${key}_${end}_${links.sign(signed(kind, key, end))}`;
}

/**
 * The key that a link carries; whether it fits anything, its reader finds out. "old": it was ours and has
 * ended. Null: never ours.
 */
export function openKey(
  { links, clock }: DatingWorld,
  kind: LinkKind,
  text: string,
): { readonly key: string; readonly isDated: boolean } | "old" | null {
  const now = clock.now();
  const [, key, end, signature] = /^(\w+)_([0-9a-z]+)_([0-9a-f]+)$/.exec(text) ?? [];
  if (key && end && signature) {
    if (!links.isSigned(signed(kind, key, end), signature)) return null;
    return dayNumber(now) <= Number.parseInt(end, 36) ? { key, isDated: true } : "old";
  }
  if (now < links.undatedUntil) return { key: text, isDated: false };
  return /^[0-9a-f]{40,64}$/.test(text) ? "old" : null;
}

/** Whether a key that opens nothing once did: it has ended, or another was asked for since. */
export function isOldKey(world: DatingWorld, kind: LinkKind, text: string): boolean {
  const opened = openKey(world, kind, text);
  return opened === "old" || (opened?.isDated ?? false);
}
