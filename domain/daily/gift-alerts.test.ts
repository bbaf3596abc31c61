import { expect, test } from "vitest";
import { giftAlerts } from "./daily.ts";
import type { Row } from "#domain/tables/tables.ts";

const at = (time: string) => new Date(`2026-05-18T${time}:00Z`);

test.each([
  ["all is well", "11:00", "11:01", "", ""],
  ["the check is running", "11:58", "11:01", "", ""],
  ["the first check is running", "11:58", null, "", ""],
  ["the check did not end", "10:30", "09:01", "", "the check began and did not end"],
  ["the first check did not end", "10:30", null, "", "the check began and did not end"],
  ["sums differ", "11:00", "11:01", "not balanced: a", "not balanced: a"],
  ["they differed before", "11:58", "11:01", "not balanced: a", "not balanced: a"],
])("the alert about the books when %s", async (_case, began, ended, problem, expected) => {
  const checks: Row<"giftCheck">[] = [{ what: "books_begun", at: at(began), problem: "" }];
  if (ended !== null) checks.push({ what: "books", at: at(ended), problem });
  const gifts = {
    checks: () => Promise.resolve(checks),
    unclaimed: () => Promise.resolve([]),
    namesWaiting: () => Promise.resolve([]),
  };
  expect(await giftAlerts(gifts, at("12:00"))).toMatchObject({ gifts_books: expected });
});
