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

/** Verifies a signature of `sign` in constant time. */
export const isSignature = (secret: string, text: string, signature: string): boolean =>
  /^[0-9a-f]{64}$/.test(signature) &&
  timingSafeEqual(Buffer.from(sign(secret, text)), Buffer.from(signature));

/** 160 random bits in hexadecimal. */
export const randomToken = (): string => randomBytes(20).toString("hex");
