/**
 * Numbers a person can read out on the phone: `LWH-7K3M-Q7`. No letter or figure that looks or
 * sounds like another, no vowels, so no words; the last one checks the others.
 */
const alphabet = "2346789CDFHJKMNPQRTVWXY";

type Kind = { readonly start: string; readonly drawn: number };

const reference: Kind = { start: "LWH", drawn: 5 };
const receipt: Kind = { start: "LWR", drawn: 7 };
const fee: Kind = { start: "LWF", drawn: 7 };

/** A new reference from the system's random source. 6.4 million exist: the database keeps them unique. */
export const newReference = (): string => draw(reference);

/** A new receipt's number, `LWR-7K3M-9PQD`. 3.4 billion exist: nobody finds one by trying. */
export const newReceiptNumber = (): string => draw(receipt);

/** A new number of a program fee, `LWF-7K3M-9PQD`: as long as a receipt's, and nobody takes it for one. */
export const newFeeNumber = (): string => draw(fee);

/**
 * The reference meant by what somebody typed (lower case, without hyphens or the leading LWH), or
 * null when it is none or has a slip: one wrong sign or two swapped neighbours never pass.
 */
export const parseReference = (typed: string) => parse(typed, reference);

/** The receipt's number meant by what somebody typed, as `parseReference` reads. */
export const parseReceiptNumber = (typed: string) => parse(typed, receipt);

/** The number of a program fee meant by what somebody typed, as `parseReference` reads. */
export const parseFeeNumber = (typed: string) => parse(typed, fee);

function draw(kind: Kind): string {
  const places: number[] = [];
  while (places.length < kind.drawn) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    // Bytes past the last full round of the alphabet would make the first letters likelier.
    if (byte < 256 - (256 % alphabet.length)) places.push(byte % alphabet.length);
  }
  return format(places, kind);
}

function parse(typed: string, kind: Kind): string | null {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
  const signs = plain.startsWith(kind.start) ? plain.slice(kind.start.length) : plain;
  if (signs.length !== kind.drawn + 1) return null;
  const places = Array.from(signs.slice(0, kind.drawn), (sign) => alphabet.indexOf(sign));
  if (places.includes(-1)) return null;
  const number = format(places, kind);
  return number.endsWith(signs.slice(4)) ? number : null;
}

function format(places: readonly number[], { start }: Kind): string {
  const signs = places.map((place) => alphabet.charAt(place)).join("");
  return `${start}-${signs.slice(0, 4)}-${signs.slice(4)}${alphabet.charAt(checkOf(places))}`;
}

/** Weights differ for each place and 23 is prime, so any single slip changes the sum. */
function checkOf(places: readonly number[]): number {
  return places.reduce((sum, place, at) => sum + place * (at + 2), 0) % alphabet.length;
}
