import { describe, expect, inject, test } from "vitest";
import { formatDollars } from "#domain/language/format.ts";
import { addressOf, wholeLanguages } from "#domain/language/language.ts";
import { labels } from "../labels.ts";
import { readSent } from "../sent-page.ts";
import { blocksOf, siteWords } from "../site-words.ts";

const origin = inject("origin");

describe.each(wholeLanguages)("transparency and trust in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.transparencyTrust);
  const sent = await readSent(origin + addressOf("transparencyTrust", language));
  const outside = labels(language).label("shell.outside");

  test("the share of a dollar is told in words, bottles, band and table", () => {
    const { share_number_fact, claim } = words.finances.transparency;
    const share = share_number_fact.number;
    expect(sent.text).toContain(claim.replace("{cents}", String(share)));
    const lit = sent.html.match(/<use [^>]*class="glass-(?!dark)/g);
    const dark = sent.html.match(/<use [^>]*class="glass-dark/g);
    expect([lit?.length, dark?.length]).toEqual([share, 100 - share]);
    expect(sent.html).toMatch(new RegExp(`<svg class="share-woven [^"]*" width="${share}%"`));
    const ofOne = formatDollars(share, language);
    const ofGift = formatDollars(share * reader.number("donation_once_2"), language);
    expect(sent.text).toContain(`${ofOne} ${ofGift}`);
  });

  test("the pledge holds the vision statement", () => {
    const [vision] = blocksOf(reader.resolve(content.pages.missionVision)).flatMap((block) =>
      block.kind === "cards" ? block.items.slice(1) : [],
    );
    expect(sent.text).toContain(vision?.text);
  });

  test("a document opens or is a plain line, with one way to ask", () => {
    const documents = [...words.reports.list, ...words.forms.list];
    expect(sent.count("document")).toBe(documents.length);
    const missing = documents.filter(({ link, name }) => {
      const { href, outside: isSupplied } = reader.link(link);
      const ways = sent.links.filter(({ text }) => text.startsWith(name));
      expect(ways.map((way) => way.href)).toEqual(isSupplied ? [href] : []);
      if (isSupplied) expect(ways[0]!.text).toContain(outside);
      return !isSupplied;
    });
    const ask = addressOf("contact", language, { anchor: "document-request" });
    const asking = sent.links.filter(({ text }) => text === words.documents.ask);
    expect(asking.map(({ href }) => href)).toEqual(missing.length === 0 ? [] : [ask]);
    const { label, link } = words.reports.more;
    const more = sent.links.find(({ text }) => text.startsWith(label));
    expect(more?.href).toBe(reader.link(link).href);
  });

  test("partners and reports by others open elsewhere, and say so", () => {
    const { justification, partnerships } = words;
    const partners = reader.resolve(content.lists.partners);
    const reports = reader.resolve(content.lists.reports);
    const wanted = [
      ...partners.flatMap(({ name, website }) =>
        website ? [{ text: `${partnerships.visit} ${name} ${outside}`, href: website }] : [],
      ),
      ...reports.map(({ title, url, copy }) => {
        const label = copy ? justification.read_copy : justification.read;
        return { text: `${label} ${title} ${outside}`, href: url };
      }),
    ];
    expect(sent.links).toEqual(expect.arrayContaining(wanted));
  });

  test("accomplishments fold into rows of one name, each with its figure", () => {
    const topics = reader.resolve(content.lists.accomplishments);
    expect(sent.html.match(/<details name="accomplishments"/g)).toHaveLength(topics.length);
    for (const { title, fact, counted, text } of topics) {
      const figure = [fact.text, counted].filter(Boolean).join(" ");
      expect(sent.text).toContain(`${title} ${figure} ${text}`);
    }
  });
});
