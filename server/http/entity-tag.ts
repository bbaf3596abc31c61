import { createHash } from "node:crypto";

/** A strong entity tag of some bytes in one encoding: equal tags mean equal bytes (RFC 9110, 8.8.3). */
export function entityTag(bytes: Uint8Array, encoding: string): string {
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
}
