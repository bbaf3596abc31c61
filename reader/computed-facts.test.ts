import { expect, test } from "vitest";
import { fillComputedFacts } from "./computed-facts.ts";

// test/site/pages-drawn.test.ts changes every price and event, and reads all pages for the old values.
test("a computed figure follows its event's days or the price to the next five dollars", () => {
  const workshop = { id: "workshop", starts_on: "2027-01-11", ends_on: "2027-02-05" };
  const work = { id: "work", starts_on: "2027-01-01", ends_on: "2027-12-31" };
  const facts = {
    days: { value: { event: "workshop" } },
    year: { value: { event: "work" } },
    price: { value: 350 },
    discount: { value: 25 },
    less: { value: { price_fact: "price", discount_fact: "discount", round_to: 5 } },
  };
  const days = "January 11 to February 5, 2027";
  expect(fillComputedFacts({ facts }, [workshop, work])).toMatchObject({
    facts: {
      days: { value: { en: days, es: "del 11 de enero al 5 de febrero de 2027" }, as_of: "2027" },
      year: { value: { en: "all of 2027", es: "todo 2027" }, as_of: "2027" },
      less: { value: 265 },
    },
  });
});
