import { beforeAll, describe, expect, test } from "vitest";
import { readContentFiles } from "#reader/content-files.ts";
import { formatFault } from "./fault.ts";
import { parseContent } from "./parse.ts";

let files: Record<string, string>;
beforeAll(async () => {
  files = readContentFiles();
});

/** What an editor reads after changing one file. */
function faultsAfter(file: string, change: (text: string) => string): string[] {
  const changed = { ...files, [file]: change(files[file]!) };
  expect(changed[file]).not.toBe(files[file]);
  const result = parseContent(changed);
  return "faults" in result ? result.faults.map(formatFault) : [];
}

describe("content files", () => {
  test("as they stand have no fault", () => {
    const result = parseContent(files);
    expect("faults" in result ? result.faults.map(formatFault) : []).toEqual([]);
  });

  /** A change of one file, and the line that its editor reads. */
  const changes: readonly [
    what: string,
    file: string,
    from: string | RegExp,
    to: string,
    fault: string | RegExp,
  ][] = [
    [
      "an empty Spanish text",
      "ui.yaml",
      "es: Ir al contenido",
      'es: ""',
      "shell.skip.es: expected text, found an empty text",
    ],
    [
      "words of a form that no form looks for",
      "ui.yaml",
      "  contact.subject.label:",
      "  contact.subject.pres: { en: Press, es: Prensa }\n  contact.subject.label:",
      /^form\.contact\.subject\.pres: expected /,
    ],
    [
      "a field nobody knows",
      "pages/impact.yaml",
      /$/,
      "\ncolour: red\n",
      '(the whole file): expected no field called "colour", found "colour"',
    ],
    [
      "a figure that the register does not have",
      "pages/impact.yaml",
      "{{tires_campus}}",
      "{{tires_kampus}}",
      "charts.items.0.sentence.en: expected a fact of content/facts.yaml, found {{tires_kampus}}",
    ],
    [
      "a control that leads to a page nobody built",
      "pages/impact.yaml",
      "{ page: transparencyTrust }",
      "{ page: transparency }",
      /^sections.4.actions.1.target.page: expected one of home, about, .*, found "transparency"$/,
    ],
    [
      "an outside link without address and without stand-in",
      "links.yaml",
      /(investigative_unit:\n(?: {4}.*\n)*?) {4}stand_in:\n(?: {6}.*\n)+/,
      "$1",
      "links.investigative_unit.stand_in: expected what a visitor gets while the url is null, found nothing",
    ],
    [
      "a fact without a known source",
      "facts.yaml",
      "    source: organisation\n",
      "    source: hearsay\n",
      /^facts\.\w+\.source: expected one of organisation, /,
    ],
    [
      "an icon that nobody drew",
      "pages/families.yaml",
      /icon: \w+/,
      "icon: hart",
      /^sections\.0\.items\.0\.icon: expected one of menu, .*, found "hart"$/,
    ],
    [
      "a fact in another unit than the program calculates with",
      "facts.yaml",
      /(\n {2}donation_refund_days:\n(?: {4}.*\n)*? {4}unit: )days\n/,
      "$1weeks\n",
      'facts.donation_refund_days.unit: expected one of days, found "weeks"',
    ],
    [
      "a fact that the program calculates with under another name",
      "facts.yaml",
      "\n  card_fee_fixed:\n",
      "\n  card_fee_fix:\n",
      "facts.card_fee_fixed: expected a group of fields, found nothing",
    ],
    [
      "a fact that a page counts by and that is a range",
      "facts.yaml",
      "\n    value: 35000\n",
      "\n    value: { from: 30000, to: 35000 }\n",
      "facts.tires_campus.value: expected one number (content/pages/impact.yaml counts with it), found a group of fields",
    ],
  ];
  test.each(changes)("%s is a fault of its file and field", (_, name, from, to, fault) => {
    const file = `content/${name}`;
    const [told, ...others] = faultsAfter(file, (text) => text.replace(from, to));
    expect(others).toEqual([]);
    const [start, said] = [told?.slice(0, file.length), told?.slice(`${file} · `.length)];
    expect(start).toBe(file);
    if (typeof fault === "string") expect(said).toBe(fault);
    else expect(said).toMatch(fault);
  });

  test.each([
    ["field", "contact.subject.label", " or as form.field.subject.label"],
    ["answer", "contact.subject.press", " or as form.field.subject.press"],
    ["fault", "message.too_long", ""],
    ["fault of one field", "gift.custom.error.amount_least", ""],
    ["button", "send", ""],
  ])("a form's %s without its words is a fault", (_, name, shared) => {
    const line = new RegExp(`^  ${name}:.*\\n(    .*\\n)*`, "m");
    expect(faultsAfter("content/ui.yaml", (text) => text.replace(line, ""))).toEqual([
      `content/ui.yaml · form.${name}: expected a label${shared && `, here${shared}`}, found nothing`,
    ]);
  });

  test.each([
    "facebook.com/home",
    " https://example.org",
    "https://example.org/a b",
    "",
    "javascript:0",
  ])("an outside link to %j is a fault: it would lead nowhere", (url) => {
    const faults = faultsAfter("content/links.yaml", (text) =>
      text.replace(
        /(\n {2}facebook:\n(?: {4}.*\n)*?) {4}url: .*\n/,
        `$1    url: ${JSON.stringify(url)}\n`,
      ),
    );
    expect(faults).toEqual([
      `content/links.yaml · links.facebook.url: expected a whole web address: https://example.org/page, found ${url === "" ? "an empty text" : JSON.stringify(url)}`,
    ]);
  });

  test("a mark that no page draws is a fault of the article", () => {
    const file = "content/blog/blog-2019-five-barrels/es.md";
    expect(faultsAfter(file, (text) => `<b>Uno</b>\n\n${text}`)).toEqual([
      `${file} · line 1: expected words without tags, found "<b>Uno</b>"`,
    ]);
  });

  test.each([
    ["workshop_price_private", "value: 1600", "value: [1600]", "one number of US dollars"],
    ["group_price_7_days", "value: 850", "value: { en: x, es: x }", "one number of US dollars"],
    ["programme_share", "value: 93", 'value: "93"', "one number of percent"],
    ["donation_once_2", "value: 55", "value: [55]", "one number of US dollars"],
  ])("a fact the program calculates with is one number: %s", (name, plain, other, expected) => {
    const faults = faultsAfter("content/facts.yaml", (text) =>
      text.replace(new RegExp(`(\n  ${name}:\n(?: {4}.*\n)*? {4})${plain}\n`), `$1${other}\n`),
    );
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(
      `content/facts.yaml · facts.${name}.value: expected ${expected}, found `,
    );
  });

  test("a range the program calculates with may be one number, but no words", () => {
    const change = (value: string) => (text: string) =>
      text.replace(/(\n {2}tire_minutes:\n(?: {4}.*\n)*? {4}value: ).*\n/, `$1${value}\n`);
    expect(faultsAfter("content/facts.yaml", change("20"))).toEqual([]);
    expect(faultsAfter("content/facts.yaml", change("{ en: long, es: largo }"))[0]).toContain(
      "content/facts.yaml · facts.tire_minutes.value",
    );
  });
});

test("the register keeps the order in which its figures are written", () => {
  const parsed = parseContent(files);
  if ("faults" in parsed) throw new Error("the content has faults");
  const text = files["content/facts.yaml"] ?? "";
  const written = [...text.slice(text.indexOf("\nfacts:")).matchAll(/^ {2}(\w+):/gm)];
  expect(Object.keys(parsed.content.facts.facts)).toEqual(written.map(([, name]) => name));
});
