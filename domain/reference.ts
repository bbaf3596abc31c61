/**
 * Reference numbers a person can read out on the phone: `LWH-7K3M-Q7`. No letter or figure that
 * looks or sounds like another, no vowels, so no words; the last one checks the others.
 */
const alphabet = "2346789CDFHJKMNPQRTVWXY";
const drawn = 5;

/** A new reference from the system's random source. 6.4 million exist: the database keeps them unique. */
export function newReference(): string {
  const places: number[] = [];
  while (places.length < drawn) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    // Bytes past the last full round of the alphabet would make the first letters likelier.
    if (byte < 256 - (256 % alphabet.length)) places.push(byte % alphabet.length);
  }
  return format(places);
}

/**
 * The reference meant by what somebody typed (lower case, without hyphens or the leading LWH), or
 * null when it is none or has a slip: one wrong sign or two swapped neighbours never pass.
 */
export function parseReference(typed: string): string | null {
  const signs = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/^LWH/, "");
  if (signs.length !== drawn + 1) return null;
  const places = Array.from(signs.slice(0, drawn), (sign) => alphabet.indexOf(sign));
  if (places.includes(-1)) return null;
  const reference = format(places);
  return reference.endsWith(signs.slice(-2)) ? reference : null;
}

function format(places: readonly number[]): string {
  const signs = places.map((place) => alphabet.charAt(place)).join("");
  return `LWH-${signs.slice(0, 4)}-${signs.slice(4)}${alphabet.charAt(checkOf(places))}`;
}

/** Weights differ for each place and 23 is prime, so any single slip changes the sum. */
function checkOf(places: readonly number[]): number {
  return places.reduce((sum, place, at) => sum + place * (at + 2), 0) % alphabet.length;
}
