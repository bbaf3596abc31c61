import { expect, test } from "vitest";
import { giftNews } from "./gift-news.ts";
import type { GiftCheck } from "./gift-books.ts";

const at = (time: string) => new Date(`2026-05-18T${time}:00Z`);

test.each([
  ["all is well", "11:00", "11:01", "", ""],
  ["the check is under way", "11:58", "11:01", "", ""],
  ["the first one is", "11:58", null, "", ""],
  ["it did not end", "10:30", "09:01", "", "the check began and did not end"],
  ["not even the first one did", "10:30", null, "", "the check began and did not end"],
  ["sums differ", "11:00", "11:01", "not balanced: a", "not balanced: a"],
  ["they differed before", "11:58", "11:01", "not balanced: a", "not balanced: a"],
])("staff are told of the books: %s", async (_case, began, ended, problem, told) => {
  const checks: GiftCheck[] = [{ what: "books_begun", at: at(began), problem: "" }];
  if (ended !== null) checks.push({ what: "books", at: at(ended), problem });
  const gifts = {
    checks: () => Promise.resolve(checks),
    unclaimed: () => Promise.resolve([]),
    namesWaiting: () => Promise.resolve([]),
  };
  expect(await giftNews(gifts, at("12:00"))).toMatchObject({ gifts_books: told });
});
