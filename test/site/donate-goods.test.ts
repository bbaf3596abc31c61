import { describe, expect, inject, test } from "vitest";
import { addressOf, languages } from "#domain/language/language.ts";
import { readSent } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";

const origin = inject("origin");

describe.each(languages)("giving goods in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const { address, kits } = reader.resolve(content.pages.donateGoods);
  const sent = await readSent(origin + addressOf("donateGoods", language));

  test("the address for parcels stands there, or the sign that it is to come and whom to ask", () => {
    const { recipient, street } = content.site.goods_address;
    expect(sent.text).toContain(street ? `${recipient} ${street}` : address.to_come);
    const href = addressOf("contact", language, { query: { subject: "other" } });
    expect(sent.links).toContainEqual({ text: address.contact, href });
  });

  test("what the kits hold is marked as missing before anybody gives one", () => {
    const sign = sent.text.indexOf(kits.includes_to_come);
    expect(sign).toBeGreaterThan(0);
    expect(sign).toBeLessThan(sent.text.indexOf(kits.give));
  });
});
