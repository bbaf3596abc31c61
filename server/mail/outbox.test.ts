import { describe, expect, test } from "vitest";
import { giveUpAfterMs } from "#domain/mail/sending.ts";
import { retryPauseMs } from "./outbox.ts";

describe("the pause after a failed try", () => {
  test("differs for e-mails that failed together", () => {
    expect(retryPauseMs(3, 0)).toBe(72_000);
    expect(retryPauseMs(3, 1)).toBe(108_000);
  });

  test("allows about twenty-five tries in three days", () => {
    let tries = 1;
    for (let ms = 0; ms < giveUpAfterMs; tries += 1) ms += retryPauseMs(tries, 0.5);
    expect(tries).toBeGreaterThan(20);
    expect(tries).toBeLessThan(30);
  });
});
