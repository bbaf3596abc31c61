import { readFileSync } from "node:fs";

// Imported by a site's process before it opens: its clock is ahead by the milliseconds in the file TEST_CLOCK.
const Real = Date;
const file = process.env["TEST_CLOCK"] ?? "";
let aheadMs = 0;
let readAt = 0;

function now(): number {
  const real = Real.now();
  if (real - readAt > 100) {
    readAt = real;
    aheadMs = Number(readFileSync(file, "utf8"));
  }
  return real + aheadMs;
}

globalThis.Date = class extends Real {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [now()] : given) as [number]));
  }
  static override now = now;
} as DateConstructor;
