import { expect, inject, test } from "vitest";
import { addresses, parametersRead, type Page } from "#domain/addresses.ts";

/** Names that every object inherits: looking one up must not find the inherited value. */
const names = ["__proto__", "constructor"];

const others: typeof parametersRead = {
  home: ["structure"],
  donateMonthly: ["change", "done", "token"],
  donateReceipt: ["number"],
  newsletterConfirm: ["token"],
  thanksInterest: ["form", "ref", "key"],
  thanksDonation: ["gift", "form"],
};
const readers = Object.entries({ ...parametersRead, ...others }) as [Page, readonly string[]][];

test.each(readers)("%s is not led astray by names that every object has", async (page, read) => {
  for (const value of names) {
    const query = new URLSearchParams(read.map((name) => [name, value]));
    const path = `${addresses[page].replace(":id", "1")}?${query}`;
    const answer = await fetch(inject("origin") + path);
    expect(answer.status, path).toBeLessThan(500);
    const text = (await answer.text()).replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
    expect(text, path).not.toMatch(/\[native code\]|\[object|\bundefined\b/);
  }
});
