import { sign } from "./digest.ts";

// Nobody reads a form and fills two fields in less.
const fastestMs = 2500;

/** The value of the hidden stamp field of a page rendered on request. */
export async function makeStamp(secret: string, now: Date): Promise<string> {
  const time = String(now.getTime());
  return `${time}.${(await sign(secret, `stamp:${time}`)).slice(0, 32)}`;
}

/**
 * Judges how long ago the page was drawn. Slow people pass, and so do pages without a stamp:
 * those drawn at build time.
 */
export async function judgeStamp(
  secret: string,
  stamp: string | null,
  now: Date,
): Promise<"fine" | "too_fast" | "bad_stamp"> {
  if (stamp === null) return "fine";
  const time = Number(stamp.split(".")[0]);
  if (!Number.isSafeInteger(time) || stamp !== (await makeStamp(secret, new Date(time)))) {
    return "bad_stamp";
  }
  const age = now.getTime() - time;
  if (age < 0) return "bad_stamp";
  return age < fastestMs ? "too_fast" : "fine";
}
