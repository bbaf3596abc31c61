import { expect, test } from "vitest";
import { readFee, type TypedFee } from "./read-fee.ts";

const now = new Date("2026-03-02T15:00:00Z");
const known = "LWH-7K3M-Q4";
const deposit: TypedFee = {
  received: "2026-02-27",
  way: "Transfer",
  amount: "1,250.50",
  for: "workshop",
  name: "  Ana   Roe ",
  email: "Ana@Example.org",
  language: "es",
};
const read = (own: TypedFee) =>
  readFee({ ...deposit, ...own }, { now, hasRequest: async (one) => one === known });

test("a fee is read as staff type it, its day at noon in Comalapa", async () => {
  expect(await read({})).toEqual({
    entry: {
      receivedAt: new Date("2026-02-27T18:00:00Z"),
      way: "transfer",
      cents: 125_050,
      kind: "workshop",
      details: "",
      name: "Ana Roe",
      email: "ana@example.org",
      language: "es",
      request: null,
      note: "",
    },
  });
});

test.each<[TypedFee, string]>([
  [{ received: "2026-02-30" }, "received day"],
  [{ received: "2026-03-09" }, "received future"],
  [{ received: "2014-03-09" }, "received too_old"],
  [{ way: "card" }, "way way"],
  [{ way: "fund" }, "way way"],
  [{ amount: "ten" }, "amount amount"],
  [{ amount: "0" }, "amount amount"],
  [{ amount: "1.005" }, "amount amount"],
  [{ amount: "20000000" }, "amount too_much"],
  [{ for: "gift" }, "for kind"],
  [{ for: "other" }, "details details"],
  [{ details: "x".repeat(201) }, "details too_long"],
  [{ name: " " }, "name payer"],
  [{ email: "ana@example" }, "email email"],
  [{ language: "fr" }, "language language"],
  [{ request: "LWH-7K3M-Q7" }, "request request"],
  [{ request: "the one of May" }, "request request"],
])("%j is told beside its field", async (own, fault) => {
  const answer = await read(own);
  const faults = "faults" in answer ? answer.faults : [];
  expect(faults.map(({ field, code }) => `${field} ${code}`)).toEqual([fault]);
  expect(faults[0]?.says).not.toBe("");
});

test("everything that is wrong is told at once", async () => {
  const answer = await readFee({}, { now, hasRequest: async () => false });
  expect("faults" in answer && answer.faults.map(({ field }) => field)).toEqual([
    "received",
    "way",
    "amount",
    "for",
    "name",
    "language",
  ]);
});
