import { createHash } from "node:crypto";

/** The hash that is kept of an idempotency key: the key may hold all that a visitor wrote. */
export function hashKey(idempotencyKey: string): string {
  return createHash("sha256").update(idempotencyKey).digest("base64url");
}

// A page without script sends no key: the same content twice within this time is a double press.
const doublePressMs = 10 * 60_000;

export type PressKeys = {
  /** The key it is kept under. */
  readonly idempotencyKey: string;
  /** The key that a press has which was a moment earlier, and the moment from which on it is the same. */
  readonly earlier: { readonly key: string; readonly since: Date } | null;
};

/**
 * @param content what was sent, in an order that is always the same
 * @param sent the page's own key; null without script
 */
export function pressKeys(content: unknown, sent: string | null, now: Date): PressKeys {
  const keyOf = (own: string | number) => JSON.stringify([own, content]);
  if (sent !== null) return { idempotencyKey: keyOf(sent), earlier: null };
  const window = Math.floor(now.getTime() / doublePressMs);
  const since = new Date(now.getTime() - doublePressMs);
  return { idempotencyKey: keyOf(window), earlier: { key: keyOf(window - 1), since } };
}
