import { expect, test } from "vitest";
import type { GiftRequest } from "#domain/giving/begin-gift.ts";
import type { Gift } from "#domain/giving/gift.ts";
import { monthlyQuestion, answerMonthlyQuestion } from "#domain/giving/monthly-question.ts";
import { solarKit } from "../fakes/test-giving.ts";
import { demoOn, site } from "./demo-on.ts";

demoOn();

const paid = (own: Partial<GiftRequest> = {}) =>
  site.paidGift({ giftCents: 11_000, email: "ana@example.org", ...own });
const question = ({ id }: Gift) => monthlyQuestion(site.giving, id);
const answer = ({ id }: Gift, yesOrNo: "yes" | "no") =>
  answerMonthlyQuestion(site.giving, id, yesOrNo);

test("the monthly question comes once a gift is paid, and not after a small one", async () => {
  const begun = await site.started({ giftCents: 11_000 });
  expect(await question(begun)).toBeNull();
  expect(await question(await paid())).toBe(3500);
  // A third of the gift at most.
  expect(await question(await paid({ giftCents: 4499 }))).toBeNull();
  expect(await question(await paid({ giftCents: 4500 }))).toBe(1500);
  expect(await monthlyQuestion(site.giving, "nobody")).toBeNull();
});

test("the monthly question never returns to a donor who said no", async () => {
  const [first, other] = [await paid(), await paid({ email: "bo@example.org" })];
  await answer(first, "no");
  expect([await question(first), await question(await paid())]).toEqual([null, null]);
  expect(await question(other)).not.toBeNull();
  // Pressed in another window: it leads to the amount all the same.
  expect(await answer(first, "yes")).toContain("amount=35");
});

test("a yes leads to the page with amount and purpose filled in, and settles the question", async () => {
  const gift = await paid({ designation: solarKit, coversFee: true });
  const { searchParams } = new URL((await answer(gift, "yes")) ?? "", "https://site.example.org");
  const filledIn = { type: "monthly", amount: "35", for: "kit:home", cover_fee: "on" };
  expect(Object.fromEntries(searchParams)).toEqual(filledIn);
  expect(await question(gift)).toBeNull();
});

test("a donor who gives each month gets no monthly question", async () => {
  await paid({ interval: "monthly" });
  expect(await question(await paid())).toBeNull();
});
