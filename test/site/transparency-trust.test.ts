import { describe, expect, inject, test } from "vitest";
import { formatDollars } from "#domain/language/format.ts";
import { addressOf, wholeLanguages } from "#domain/language/language.ts";
import { labels } from "../labels.ts";
import { readSent } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";
import { specification } from "../specification.ts";

const origin = inject("origin");

describe.each(wholeLanguages)("transparency and trust in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.transparencyTrust);
  const { lists } = content;
  const address = addressOf("transparencyTrust", language);
  const sent = await readSent(origin + address);
  const outside = labels(language).label("shell.outside");

  test("the share of each dollar is told in words, bottles, woven band and a table", () => {
    const { share_number_fact, claim } = words.finances.transparency;
    const share = share_number_fact.number;
    expect(sent.text).toContain(claim.replace("{cents}", String(share)));
    const lit = sent.html.match(/<use [^>]*class="glass-(?!dark)/g);
    const dark = sent.html.match(/<use [^>]*class="glass-dark/g);
    expect([lit?.length, dark?.length]).toEqual([share, 100 - share]);
    expect(sent.html).toMatch(new RegExp(`<svg class="share-woven [^"]*" width="${share}%"`));
    const preset = reader.number("donation_once_2");
    const ofOne = formatDollars(share, language);
    expect(sent.text).toContain(`${ofOne} ${formatDollars(share * preset, language)}`);
  });

  test("the pledge holds the vision statement and the tax line", () => {
    expect(sent.text).toContain(words.finances.pledge.title);
    expect(sent.text).toContain(reader.resolve(content.pages.missionVision).vision.text);
    const taxId = content.site.tax_id;
    expect(sent.text).toContain(taxId ?? labels(language).label("legal.tax_id_unknown"));
  });

  test("annual reports, one more document and 990 forms open, or are plain lines with one way to ask for any", () => {
    const { annualReports, form990Years } = specification.transparencyTrust;
    const names = words.reports.list.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...annualReports]));
    const years = words.forms.list.map(({ name }) => Number(name));
    expect(years).toEqual(years.toSorted().toReversed());
    for (let year = form990Years.from; year <= form990Years.to; year += 1)
      expect(years).toContain(year);
    expect(sent.count("document")).toBe(names.length + years.length);
    const missing = [...words.reports.list, ...words.forms.list].filter(({ link, name }) => {
      const { href, outside: isSupplied } = reader.link(link);
      const ways = sent.links.filter(({ text }) => text.startsWith(name));
      expect(ways.map((way) => way.href)).toEqual(isSupplied ? [href] : []);
      if (isSupplied) expect(ways[0]!.text).toContain(outside);
      return !isSupplied;
    });
    expect(sent.links.filter(({ text }) => text === words.documents.ask)).toEqual(
      missing.length === 0
        ? []
        : [
            {
              text: words.documents.ask,
              href: addressOf("contact", language, { anchor: "document-request" }),
            },
          ],
    );
    const more = sent.links.find(({ text }) => text.startsWith(words.reports.more.label))!;
    expect(more.href).toBe(reader.link(words.reports.more.link).href);
  });

  test("partners lead to their own sites in a new tab, or say why not", () => {
    const partners = reader.resolve(lists.partners);
    expect(partners.length).toBeGreaterThanOrEqual(specification.home.partners);
    for (const { name, relation, website, note } of partners) {
      expect(sent.text).toContain(
        `${name} ${relation} ${website ? words.partnerships.visit : note}`,
      );
      if (!website) continue;
      expect(sent.links).toContainEqual({
        text: `${words.partnerships.visit} ${name} ${outside}`,
        href: website,
      });
    }
  });

  test("reports by others stand each with author, one sentence and a link that says it leaves the site", () => {
    const reports = reader.resolve(lists.reports);
    expect(reports.length).toBeGreaterThanOrEqual(specification.transparencyTrust.reports);
    expect(sent.count("report")).toBe(reports.length);
    expect(new Set(reports.map(({ url }) => url)).size).toBe(reports.length);
    for (const { author, year, title, description, url, copy } of reports) {
      const told = `${author}, ${year ?? words.justification.year_unknown} ${title} ${description}`;
      expect(sent.text).toContain(told);
      const label = copy ? words.justification.read_copy : words.justification.read;
      expect(sent.links).toContainEqual({ text: `${label} ${title} ${outside}`, href: url });
    }
  });

  test("accomplishments fold into rows of one name, with the register's figure on each", () => {
    const topics = reader.resolve(lists.accomplishments);
    const { accomplishments } = specification.transparencyTrust;
    expect(topics.length).toBeGreaterThanOrEqual(accomplishments);
    expect(sent.html.match(/<details name="accomplishments"/g)).toHaveLength(topics.length);
    for (const { title, fact, counted, text } of topics) {
      const figure = [fact.text, counted].filter(Boolean).join(" ");
      expect(sent.text).toContain(`${title} ${figure} ${text}`);
    }
  });

  test("questions lead to the contact page and to our story", () => {
    const [contact, about] = words.questions.actions;
    expect(contact!.target.href).toContain(addressOf("contact", language));
    expect(about!.target.href).toBe(addressOf("about", language));
    for (const { label, target } of words.questions.actions) {
      expect(sent.links).toContainEqual({ text: label, href: target.href });
    }
  });
});
