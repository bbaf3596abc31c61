import { sign } from "#domain/hashing.ts";

// Nobody reads a form and fills two fields in less.
const fastestMs = 2500;

/** The value of the hidden timestamp field of a page rendered on request. */
export async function signTimestamp(secret: string, now: Date): Promise<string> {
  const time = String(now.getTime());
  return `${time}.${(await sign(secret, `stamp:${time}`)).slice(0, 32)}`;
}

/**
 * Judges how long ago the page was drawn. Slow people pass, and so do pages without a timestamp:
 * those drawn at build time.
 */
export async function judgeTimestamp(
  secret: string,
  timestamp: string | null,
  now: Date,
): Promise<"fine" | "too_fast" | "bad_stamp"> {
  if (timestamp === null) return "fine";
  const time = Number(timestamp.split(".")[0]);
  if (!Number.isSafeInteger(time) || timestamp !== (await signTimestamp(secret, new Date(time)))) {
    return "bad_stamp";
  }
  const age = now.getTime() - time;
  if (age < 0) return "bad_stamp";
  return age < fastestMs ? "too_fast" : "fine";
}
