import { monthlyQuestion, answerMonthlyQuestion } from "#domain/giving/monthly-question.ts";
import { beforeEach, describe, expect, test } from "vitest";
import type { Gift } from "#domain/giving/gift.ts";
import type { GiftRequest } from "#domain/giving/begin-gift.ts";
import { testGiving, type TestGiving } from "../fakes/test-giving.ts";
import { useEngine } from "./engines.ts";

describe("the monthly question", () => {
  const engine = useEngine();
  let site: TestGiving;

  beforeEach(async () => {
    site = await testGiving(await engine.open(await engine.create()));
  });

  const paid = async (own: Partial<GiftRequest> = {}) => {
    const gift = await site.started({ giftCents: 11_000, email: "ana@example.org", ...own });
    await site.giving.demo?.act(gift.checkoutId ?? "", "pay");
    return gift;
  };
  const asked = ({ id }: Gift) => monthlyQuestion(site.giving, id);
  const answer = ({ id }: Gift, with_: "yes" | "no") =>
    answerMonthlyQuestion(site.giving, id, with_);

  test("comes once the gift is there, not before, and not after what is too small", async () => {
    const begun = await site.started({ giftCents: 11_000 });
    expect(await asked(begun)).toBeNull();
    expect(await answer(begun, "yes")).toBeNull();
    expect(await asked(await paid())).toBe(3500);
    expect(await asked(await paid({ giftCents: 2000 }))).toBeNull();
    expect(await monthlyQuestion(site.giving, "nobody")).toBeNull();
  });

  test("is never asked again after a no, whatever the same donor gives next", async () => {
    const [first, other] = [await paid(), await paid({ email: "bo@example.org" })];
    expect(await answer(first, "no")).toBeNull();
    expect([await asked(first), await asked(await paid())]).toEqual([null, null]);
    expect(await asked(other)).not.toBeNull();
    // A second answer changes nothing.
    expect(await answer(first, "yes")).toBeNull();
  });

  test("leads after a yes to the page with amount and purpose filled in, and is settled", async () => {
    const kit = { id: "kit:home", label: { en: "Solar kit", es: "Kit solar" } };
    const gift = await paid({ designation: kit, coversFee: true });
    const path = await answer(gift, "yes");
    const query = new URL(path ?? "", "https://site.example.org").searchParams;
    expect(Object.fromEntries(query)).toEqual({
      type: "monthly",
      amount: "35",
      for: "kit:home",
      cover_fee: "on",
    });
    expect(await asked(gift)).toBeNull();
  });

  test("is not for whoever gives each month already, nor for a gift given back", async () => {
    await paid({ interval: "monthly" });
    expect(await asked(await paid())).toBeNull();
    const erased = await paid({ email: "bo@example.org" });
    await site.storage.erasePerson("bo@example.org");
    expect(await asked(erased)).toBeNull();
  });
});
