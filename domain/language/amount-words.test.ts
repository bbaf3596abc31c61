import { expect, test } from "vitest";
import { amountInWords } from "./amount-words.ts";

test.each([
  [100, "one US dollar", "un dólar"],
  [5500, "fifty-five US dollars", "cincuenta y cinco dólares"],
  [12500, "one hundred twenty-five US dollars", "ciento veinticinco dólares"],
  [10000, "one hundred US dollars", "cien dólares"],
  [100050, "one thousand US dollars and fifty cents", "mil dólares con cincuenta centavos"],
  [2101, "twenty-one US dollars and one cent", "veintiún dólares con un centavo"],
  [50040, "five hundred US dollars and forty cents", "quinientos dólares con cuarenta centavos"],
  [2_100_000, "twenty-one thousand US dollars", "veintiún mil dólares"],
])("%d cents in words", (cents, en, es) => {
  expect(amountInWords(cents, "en")).toBe(en);
  expect(amountInWords(cents, "es")).toBe(es);
});

test("no two whole amounts have the same words", () => {
  for (const language of ["en", "es"] as const) {
    const said = new Set<string>();
    for (let dollars = 1; dollars <= 25_000; dollars += 1) {
      said.add(amountInWords(dollars * 100, language));
    }
    expect(said.size).toBe(25_000);
  }
});
