import { describe, expect, test } from "vitest";
import { judgeStamp, makeStamp } from "./stamp.ts";

const drawn = new Date("2026-03-02T15:00:00Z");
const after = (ms: number) => new Date(drawn.getTime() + ms);

describe("the stamp of a page", () => {
  test("lets a slow person pass, even the next day", async () => {
    const stamp = await makeStamp("secret", drawn);
    for (const ms of [3000, 60_000, 3_600_000, 40 * 3_600_000]) {
      expect(await judgeStamp("secret", stamp, after(ms))).toBe("fine");
    }
  });

  test("lets a page pass that was drawn at build time and has none", async () => {
    expect(await judgeStamp("secret", null, drawn)).toBe("fine");
  });

  test("shows a form filled in faster than anybody reads", async () => {
    expect(await judgeStamp("secret", await makeStamp("secret", drawn), after(900))).toBe(
      "too_fast",
    );
  });

  test("cannot be made, moved or borrowed", async () => {
    const stamp = await makeStamp("secret", drawn);
    const [, signature] = stamp.split(".");
    const earlier = `${drawn.getTime() - 60_000}.${signature}`;
    for (const made of [
      earlier,
      `${stamp}0`,
      "x",
      "",
      "1e999.x",
      await makeStamp("other", drawn),
    ]) {
      expect(await judgeStamp("secret", made, after(60_000))).toBe("bad_stamp");
    }
    expect(await judgeStamp("secret", await makeStamp("secret", after(1000)), drawn)).toBe(
      "bad_stamp",
    );
  });
});
