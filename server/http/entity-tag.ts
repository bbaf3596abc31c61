import { createHash } from "node:crypto";

/** The strong entity tags of some bytes, in each encoding its own: equal tags mean equal bytes (RFC 9110, 8.8.3). */
export function entityTags(bytes: Uint8Array): (encoding: string) => string {
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return (encoding) => (encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`);
}
