import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Storage } from "#domain/storage/storage.ts";

/** SHA-256, in hexadecimal. */
export const sha256 = (content: Uint8Array | string): string =>
  createHash("sha256").update(content).digest("hex");

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
