import { createHash } from "node:crypto";

/** A strong entity tag of some bytes in one encoding: equal tags mean equal bytes (RFC 9110, 8.8.3). */
export function entityTag(bytes: Uint8Array, encoding: string): string {
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/** Whether an `If-None-Match` header names the tag; a weak comparison, as RFC 9110, 13.1.2 asks. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  if (header === tag || header.trim() === "*") return true;
  return header.split(",").some((one) => one.trim().replace(/^W\//, "") === tag);
}
