import { expect, test } from "vitest";
import { readEntry, type TypedEntry } from "./read-entry.ts";

const rules = {
  now: new Date("2026-03-02T15:00:00Z"),
  findDesignation: (id: string) =>
    id === "kit:home" ? { id, label: { en: "Kit", es: "Kit" } } : null,
};
const cash: TypedEntry = { received: "2026-02-27", way: "cash", amount: "5", language: "en" };
const fund: TypedEntry = { ...cash, way: "fund", sponsor: "A fund" };

test.each<[TypedEntry, string]>([
  [{ ...cash, received: "soon" }, "received day"],
  [{ ...cash, received: "2999-01-01" }, "received future"],
  [{ ...cash, received: "1999-01-01" }, "received too_old"],
  [{ ...cash, way: "coin" }, "way way"],
  [{ ...cash, amount: "" }, "amount amount"],
  [{ ...cash, amount: "-5" }, "amount amount"],
  [{ ...cash, amount: "99999999999" }, "amount too_much"],
  [{ ...cash, what: "Paint" }, "what must_be_empty"],
  [{ ...cash, way: "stock", amount: "", what: "Corp.", shares: "many" }, "shares shares"],
  [{ ...cash, way: "stock", amount: "", shares: "3" }, "what describe"],
  [{ ...cash, shares: "3" }, "shares must_be_empty"],
  [{ ...cash, way: "goods", what: "Paint" }, "amount must_be_empty"],
  [{ ...cash, way: "goods", amount: "" }, "what describe"],
  [{ ...fund, sponsor: "" }, "sponsor name_sponsor"],
  [{ ...cash, sponsor: "A fund" }, "sponsor must_be_empty"],
  [{ ...cash, email: "ana@" }, "email email"],
  [{ ...cash, language: "fr" }, "language language"],
  [{ ...cash, for: "kit:castle" }, "for purpose"],
  [{ ...cash, in_return: "A mug" }, "in_return_value amount"],
  [{ ...cash, in_return_value: "3" }, "in_return say_return"],
  [{ ...fund, in_return: "A mug", in_return_value: "3" }, "in_return no_return"],
  [{ ...cash, in_return: "A mug", in_return_value: "5" }, "in_return_value is_price"],
  [{ ...cash, name: "x".repeat(201) }, "name too_long"],
])("%j is told beside its field", (typed, fault) => {
  const answer = readEntry(typed, rules);
  const faults = "faults" in answer ? answer.faults : [];
  expect(faults.map(({ field, code }) => `${field} ${code}`)).toEqual([fault]);
});

test("a purpose and what was given in return are read", () => {
  const typed = { ...cash, for: "kit:home", in_return: "A mug", in_return_value: "1,000.50" };
  expect(readEntry({ ...typed, amount: "2000" }, rules)).toMatchObject({
    entry: { designation: { id: "kit:home" }, inReturn: { what: "A mug", cents: 100_050 } },
  });
});
