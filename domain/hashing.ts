/** Hashing and random tokens, by the platform's Web Crypto. */

const encoder = new TextEncoder();

/** SHA-256 of bytes, in hexadecimal. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(await crypto.subtle.digest("SHA-256", bytes));
}

/** HMAC-SHA-256 of a text under a secret, in hexadecimal. */
export async function sign(secret: string, text: string): Promise<string> {
  return toHex(await crypto.subtle.sign("HMAC", await keyOf(secret), encoder.encode(text)));
}

/** True for a signature that `sign` gave; takes as long whatever part of it is right. */
export async function isSignature(
  secret: string,
  text: string,
  signature: string,
): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  const pairs = signature.match(/../g) ?? [];
  const bytes = Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify("HMAC", await keyOf(secret), bytes, encoder.encode(text));
}

function keyOf(secret: string): Promise<CryptoKey> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const uses = ["sign", "verify"] as const;
  return crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, uses);
}

/** 160 random bits in hexadecimal: nobody guesses it. */
export function randomToken(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(20)).buffer);
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
