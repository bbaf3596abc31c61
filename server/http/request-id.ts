import { randomBytes } from "node:crypto";

/** The process, so that the numbers of two web processes do not meet in one log. */
const processMark = randomBytes(4).toString("hex");
let count = 0;

/** A short name for one request, unique across processes; visitors read it to us on the phone. */
export function nextRequestId(): string {
  count += 1;
  return `${processMark}-${count.toString(36)}`;
}
