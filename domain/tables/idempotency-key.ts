import { createHash } from "node:crypto";

/** What is kept of an idempotency key, which holds all that a visitor wrote. */
export function hashKey(idempotencyKey: string): string {
  return createHash("sha256").update(idempotencyKey).digest("base64url");
}
