import { randomInt } from "node:crypto";

/**
 * Alphabet of numbers that people read out on the phone, `LWH-7K3M-Q7`: no look-alikes or sound-alikes, and no vowels,
 * so no words. The last character is a check character.
 */
const alphabet = "2346789CDFHJKMNPQRTVWXY";

/** `length`: random characters, without the check character. */
type Kind = { readonly prefix: string; readonly length: number };

const reference: Kind = { prefix: "LWH", length: 5 };
const receipt: Kind = { prefix: "LWR", length: 7 };
const fee: Kind = { prefix: "LWF", length: 7 };

/** A random reference of a message or gift. Only 6.4 million exist: the database ensures uniqueness. */
export const newReference = (): string => random(reference);

/** A random receipt number, `LWR-7K3M-9PQD`, of 3.4 billion: not guessable. */
export const newReceiptNumber = (): string => random(receipt);

/** A random number of a program fee, `LWF-7K3M-9PQD`. */
export const newFeeNumber = (): string => random(fee);

/**
 * Normalizes a typed reference (lower case, without hyphens or LWH); null if invalid. The check character detects any
 * single wrong character and any two swapped neighbours.
 */
export const parseReference = (typed: string) => parse(typed, reference);

export const parseReceiptNumber = (typed: string) => parse(typed, receipt);

export const parseFeeNumber = (typed: string) => parse(typed, fee);

function random(kind: Kind): string {
  const places = Array.from({ length: kind.length }, () => randomInt(alphabet.length));
  return format(places, kind);
}

function parse(typed: string, kind: Kind): string | null {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
  const signs = plain.startsWith(kind.prefix) ? plain.slice(kind.prefix.length) : plain;
  if (signs.length !== kind.length + 1) return null;
  const places = Array.from(signs.slice(0, kind.length), (sign) => alphabet.indexOf(sign));
  if (places.includes(-1)) return null;
  const number = format(places, kind);
  return number.endsWith(signs.slice(4)) ? number : null;
}

function format(places: readonly number[], { prefix }: Kind): string {
  const signs = places.map((place) => alphabet.charAt(place)).join("");
  return `${prefix}-${signs.slice(0, 4)}-${signs.slice(4)}${alphabet.charAt(checkOf(places))}`;
}

/** Weighted sum modulo 23: a prime, with distinct weights, so any single error changes it. */
function checkOf(places: readonly number[]): number {
  return places.reduce((sum, place, at) => sum + place * (at + 2), 0) % alphabet.length;
}
