import { expect, test } from "vitest";
import { giftEntryForm, ownOf, giftFaults, giftOf } from "#domain/giving/entered-gift.ts";
import { readTyped, type Typed } from "#domain/giving/read-typed.ts";
import { feeEntryForm, feeFaults, feeOf } from "#domain/program-fees/program-fee.ts";
import { readGiftList } from "./gift-list.ts";
import { formDataOf } from "../../test/fakes/send-form.ts";

const now = new Date("2026-03-02T15:00:00Z");
const request = "LWH-7K3M-Q4";
const kit = { id: "kit:home", label: { en: "Kit", es: "Kit" } };
const findDesignation = (id: string) => (id === kit.id ? kit : null);

const readGift = (typed: Typed) =>
  readTyped(formDataOf(typed), giftEntryForm, now, (values) => giftFaults(values, findDesignation));
const readFee = (typed: Typed) =>
  readTyped(formDataOf(typed), feeEntryForm, now, (values) =>
    feeFaults(values, async (one) => one === request),
  );

const own = { received: "2026-02-27", name: " Ana   Roe ", email: "Ana@Example.org" };
const cash: Typed = { ...own, way: "cash", amount: "5", language: "en" };
const fund: Typed = { ...cash, way: "fund", sponsor: "A fund" };
const stock: Typed = { ...cash, way: "stock", amount: "", what: "Corp.", shares: "3" };
const fee: Typed = { ...own, way: "transfer", amount: "1,250.50", for: "workshop", language: "es" };

test.each<[Typed, string]>([
  [{ ...cash, received: "2026-02-30" }, "received day"],
  [{ ...cash, received: "2999-01-01" }, "received future"],
  [{ ...cash, received: "1999-01-01" }, "received too_old"],
  [{ ...cash, way: "coin" }, "way option"],
  [{ ...cash, amount: "-5" }, "amount dollars"],
  [{ ...cash, amount: "99999999999" }, "amount too_much"],
  [{ ...cash, what: "Paint" }, "what must_be_empty"],
  [{ ...stock, shares: "many" }, "shares required"],
  [{ ...stock, what: "" }, "what required"],
  [{ ...cash, way: "goods", what: "Paint" }, "amount must_be_empty"],
  [{ ...fund, sponsor: "" }, "sponsor required"],
  [{ ...cash, sponsor: "A fund" }, "sponsor must_be_empty"],
  [{ ...cash, email: "ana@" }, "email email"],
  [{ ...cash, for: "kit:castle" }, "for purpose"],
  [{ ...cash, in_return: "A mug" }, "in_return_value dollars"],
  [{ ...cash, in_return_value: "3" }, "in_return required"],
  [{ ...fund, in_return: "A mug", in_return_value: "3" }, "in_return no_return"],
  [{ ...cash, in_return: "A mug", in_return_value: "5" }, "in_return_value is_price"],
  [{ ...cash, name: "x".repeat(201) }, "name too_long"],
  [{ way: "cash" }, "amount required,language required,received day"],
])("a gift %j gets its faults by field", async (typed, faults) => {
  const read = await readGift(typed);
  const found = Object.entries(read.ok ? {} : read.faults).map((one) => one.join(" "));
  expect(found.toSorted().join()).toBe(faults);
});

test.each<[Typed, string]>([
  [{ way: "fund" }, "way option"],
  [{ amount: "" }, "amount dollars"],
  [{ for: "gift" }, "for option"],
  [{ for: "other" }, "details required"],
  [{ name: " " }, "name required"],
  [{ request: "LWH-7K3M-Q7" }, "request no_request"],
  [{ request: "the one of May" }, "request no_request"],
])("a program fee with %j gets its fault by field", async (typed, fault) => {
  const read = await readFee({ ...fee, ...typed });
  expect(read.ok || Object.entries(read.faults).join()).toBe(fault.replace(" ", ","));
});

test("a gift in a list is known in any spelling", async () => {
  const read = async (list: string) =>
    (await readGiftList({ clock: { now: () => now }, findDesignation }, list)).gifts;
  const gifts = await read("way,received,note,amount,language\ncash,2026-02-27,,5,en");
  const [again] = await read('language,amount,way,received\nEN,"$5.00",Cash,2026-02-27');
  expect(again?.key).toBe(gifts[0]?.key);
});

test("entries are read as staff type them, their day as noon in Guatemala", async () => {
  const back = { for: kit.id, in_return: "A mug", in_return_value: "1,000.50" };
  const gift = await readGift({ ...cash, ...back, amount: "2,000" });
  const person = { name: "Ana Roe", email: "ana@example.org", note: "" };
  const common = { ...person, receivedAt: new Date("2026-02-27T18:00:00Z") };
  const inReturn = { what: "A mug", cents: 100_050 };
  expect(gift.ok && giftOf(gift.input, findDesignation)).toEqual({
    ...common,
    giftCents: 200_000,
    language: "en",
    designation: kit,
    entered: { ...ownOf(() => null), way: "cash", inReturn },
  });
  const paid = await readFee({ ...fee, request: request.toLowerCase() });
  const cents = { cents: 125_050, kind: "workshop", way: "transfer", details: "" };
  expect(paid.ok && feeOf(paid.input)).toEqual({ ...common, ...cents, language: "es", request });
});
