import { describe, expect, test } from "vitest";
import { judgeTimestamp, signTimestamp } from "./signed-timestamp.ts";

const drawn = new Date("2026-03-02T15:00:00Z");
const after = (ms: number) => new Date(drawn.getTime() + ms);

describe("the timestamp of a page", () => {
  test("lets a slow person pass, even the next day", async () => {
    const timestamp = await signTimestamp("secret", drawn);
    for (const ms of [3000, 60_000, 3_600_000, 40 * 3_600_000]) {
      expect(await judgeTimestamp("secret", timestamp, after(ms))).toBe("fine");
    }
  });

  test("lets a page pass that was drawn at build time and has none", async () => {
    expect(await judgeTimestamp("secret", null, drawn)).toBe("fine");
  });

  test("shows a form filled in faster than anybody reads", async () => {
    expect(await judgeTimestamp("secret", await signTimestamp("secret", drawn), after(900))).toBe(
      "too_fast",
    );
  });

  test("cannot be made, moved or borrowed", async () => {
    const timestamp = await signTimestamp("secret", drawn);
    const [, signature] = timestamp.split(".");
    const earlier = `${drawn.getTime() - 60_000}.${signature}`;
    for (const made of [
      earlier,
      `${timestamp}0`,
      "x",
      "",
      "1e999.x",
      await signTimestamp("other", drawn),
    ]) {
      expect(await judgeTimestamp("secret", made, after(60_000))).toBe("bad_stamp");
    }
    expect(await judgeTimestamp("secret", await signTimestamp("secret", after(1000)), drawn)).toBe(
      "bad_stamp",
    );
  });
});
