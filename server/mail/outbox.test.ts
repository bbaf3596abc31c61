import { expect, test } from "vitest";
import { giveUpAfterMs } from "#domain/mail/sending.ts";
import { retryPauseMs } from "./outbox.ts";

test("pauses between tries have jitter, and three days have about twenty-five tries", () => {
  expect([0, 1].map((chance) => retryPauseMs(3, chance))).toEqual([72_000, 108_000]);
  let tries = 1;
  for (let ms = 0; ms < giveUpAfterMs; tries += 1) ms += retryPauseMs(tries, 0.5);
  expect(Math.abs(tries - 25)).toBeLessThan(5);
});
