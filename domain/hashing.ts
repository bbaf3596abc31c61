import { createHmac, hash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Storage } from "#domain/storage/storage.ts";

/** SHA-256, in hexadecimal. */
export const sha256 = (content: Uint8Array | string): string => hash("sha256", content);

/** HMAC-SHA-256 of a text under a secret, in hexadecimal. */
export const sign = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(text).digest("hex");

/** Fingerprint of a setting: detects a change without revealing the value. */
export const markOf = async (storage: Pick<Storage, "secret">, setting: unknown) =>
  sign(await storage.secret("settings"), JSON.stringify(setting)).slice(0, 16);

/** Compares two secrets in constant time. */
export function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** 160 random bits in hexadecimal. */
export const randomToken = (): string => randomBytes(20).toString("hex");

/** Hash under which an idempotency key is stored, because the key may contain everything a visitor wrote. */
export const hashKey = (idempotencyKey: string): string =>
  hash("sha256", idempotencyKey, "base64url");

export type SubmissionKeys = {
  readonly idempotencyKey: string;
  /** The key of the previous time window, and since when a submission stored under it is the same one. */
  readonly earlier: { readonly key: string; readonly since: Date } | null;
};

/**
 * The idempotency keys of a submission that has no key of its own: equal content within `withinMs` is the same.
 * @param content JSON value of what was sent, in a stable order
 */
export function submissionKeys(content: unknown, withinMs: number, now: Date): SubmissionKeys {
  const keyOf = (window: number) => JSON.stringify([window, content]);
  const window = Math.floor(now.getTime() / withinMs);
  const since = new Date(now.getTime() - withinMs);
  return { idempotencyKey: keyOf(window), earlier: { key: keyOf(window - 1), since } };
}
