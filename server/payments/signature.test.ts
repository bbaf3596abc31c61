import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { isSigned, signatureOf } from "./signature.ts";

const now = new Date("2026-03-02T15:00:00Z");
const seconds = Math.floor(now.getTime() / 1000);
const body = '{"id": "evt_1", "name": "María 🌽"}';
const secret = "whsec_abcdef";

describe("a webhook's signature", () => {
  test("is the one Stripe's own package makes, and passes its check", () => {
    const theirs = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret,
      timestamp: seconds,
    });
    expect(isSigned(body, theirs, [secret], now)).toBe(true);
    const ours = signatureOf(body, secret, new Date());
    expect(Stripe.webhooks.constructEvent(body, ours, secret)).toMatchObject({ id: "evt_1" });
  });

  test("is taken under any of the secrets while one is being replaced, and under no other", () => {
    const header = signatureOf(body, secret, now);
    expect(isSigned(body, header, ["whsec_old", secret], now)).toBe(true);
    expect(isSigned(body, header, ["whsec_old"], now)).toBe(false);
    expect(isSigned(body, header, [], now)).toBe(false);
    // While it is being replaced Stripe itself signs with both.
    const [time, right] = header.split(",");
    expect(isSigned(body, `${time},v1=00ff,${right}`, [secret], now)).toBe(true);
  });

  test("covers every byte and the time", () => {
    const header = signatureOf(body, secret, now);
    expect(isSigned(body.replace("evt_1", "evt_2"), header, [secret], now)).toBe(false);
    const moved = header.replace(String(seconds), String(seconds + 1));
    expect(isSigned(body, moved, [secret], now)).toBe(false);
  });

  test("holds for five minutes", () => {
    const header = signatureOf(body, secret, now);
    const at = (passed: number) => new Date(now.getTime() + passed * 1000);
    expect([-300, 0, 300].map((passed) => isSigned(body, header, [secret], at(passed)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(isSigned(body, header, [secret], at(301))).toBe(false);
    expect(isSigned(body, header, [secret], at(-301))).toBe(false);
  });

  test.each([
    null,
    "",
    "t=",
    "v1=abc",
    "t=1e9,v1=abc",
    "t=99999999999999,v1=",
    "t=-5,v1=x",
    ",,,=,=",
  ])("that is none (%j) is refused without ado", (header) => {
    expect(isSigned(body, header, [secret], now)).toBe(false);
  });
});
