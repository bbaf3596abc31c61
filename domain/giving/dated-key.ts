import { timingSafeEqual } from "node:crypto";
import { dayMs, type Clock } from "#domain/clock.ts";
import { sign } from "#domain/hashing.ts";

/**
 * Keys of links in e-mails that end: `<key>_<end>_<signature>` (docs/decisions/0026). Each e-mail's link ends by
 * itself, whatever was mailed later; a key that is replaced takes all links with it (gift-links.ts).
 */

export type LinkKind = "manage" | "receipt" | "statement";

/**
 * The days that a link works. Who has that to a recurring gift can change and stop it: each e-mail about it
 * brings a new one. A receipt and a statement change nothing and are wanted for taxes: what is given in
 * January may stand in a return of October of the next year, 21 months later.
 */
export const linkDays: Readonly<Record<LinkKind, number>> = {
  manage: 90,
  receipt: 730,
  statement: 730,
};

type DatingWorld = { readonly linkSecret: string; readonly clock: Clock };

// 128 bits: nobody tries them all over the network.
const signatureDigits = 32;
const dayNumber = (moment: Date) => Math.floor(moment.getTime() / dayMs);

const signed = ({ linkSecret }: DatingWorld, kind: LinkKind, key: string, end: string) =>
  sign(linkSecret, `${kind} ${key} ${end}`).slice(0, signatureDigits);

/** A key as a link carries it from now on. */
export function datedKey(world: DatingWorld, kind: LinkKind, key: string): string {
  const end = (dayNumber(world.clock.now()) + linkDays[kind]).toString(36);
  return `${key}_${end}_${signed(world, kind, key, end)}`;
}

/** Null for a text that no link of ours carried. */
function readKey(world: DatingWorld, kind: LinkKind, text: string) {
  const [, key = "", end = "", signature = ""] = /^(\w+)_([0-9a-z]+)_([0-9a-f]+)$/.exec(text) ?? [];
  const right = Buffer.from(signed(world, kind, key, end));
  const given = Buffer.from(signature);
  const isOurs = right.length === given.length && timingSafeEqual(right, given);
  return isOurs ? { key, lastDay: Number.parseInt(end, 36) } : null;
}

/** The key that a link carries while it works; its reader finds out what it fits. */
export function openKey(world: DatingWorld, kind: LinkKind, text: string): string | null {
  const read = readKey(world, kind, text);
  return read && dayNumber(world.clock.now()) <= read.lastDay ? read.key : null;
}

/** True for a key of ours: where it opens nothing, it has ended, or another was asked for since. */
export const isOldKey = (world: DatingWorld, kind: LinkKind, text: string): boolean =>
  readKey(world, kind, text) !== null;
