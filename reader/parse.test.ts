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

  test("a missing Spanish text is a fault that names file and field", () => {
    const faults = faultsAfter("content/ui.yaml", (text) =>
      text.replace("{ en: Skip to content, es: Ir al contenido }", "{ en: Skip to content }"),
    );
    expect(faults).toEqual(["content/ui.yaml · shell.skip.es: expected text, found nothing"]);
  });

  test("an empty Spanish text is a fault", () => {
    const faults = faultsAfter("content/ui.yaml", (text) =>
      text.replace("es: Ir al contenido", 'es: ""'),
    );
    expect(faults).toEqual(["content/ui.yaml · shell.skip.es: expected text, found an empty text"]);
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

  test("words of a form that no form looks for are a fault", () => {
    const line = "  contact.subject.pres: { en: Press, es: Prensa }\n  contact.subject.label:";
    expect(
      faultsAfter("content/ui.yaml", (text) => text.replace("  contact.subject.label:", line)),
    ).toEqual([
      expect.stringMatching(/^content\/ui\.yaml · form\.contact\.subject\.pres: expected /),
    ]);
  });

  test("a field nobody knows is named", () => {
    const faults = faultsAfter("content/pages/impact.yaml", (text) => `${text}\ncolour: red\n`);
    expect(faults).toEqual([
      'content/pages/impact.yaml · (the whole file): expected no field called "colour", found "colour"',
    ]);
  });

  test("broken YAML is told with its line", () => {
    const faults = faultsAfter("content/ui.yaml", (text) => text.replace("shell:", "shell: ["));
    expect(faults[0]).toMatch(/^content\/ui\.yaml · line \d+: expected YAML, found /);
  });

  test("a figure that the register does not have is a fault where it is used", () => {
    const faults = faultsAfter("content/pages/impact.yaml", (text) =>
      text.replace("{{tires_campus}}", "{{tires_kampus}}"),
    );
    expect(faults).toEqual([
      "content/pages/impact.yaml · charts.items.0.sentence.en: expected a fact of content/facts.yaml, found {{tires_kampus}}",
    ]);
  });

  test("a control that leads to a page nobody built is a fault", () => {
    const faults = faultsAfter("content/pages/impact.yaml", (text) =>
      text.replace("{ page: transparencyTrust }", "{ page: transparency }"),
    );
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(
      /^content\/pages\/impact.yaml · sections.4.actions.1.target.page: expected one of home, about, .*, found "transparency"$/,
    );
  });

  test("an outside link without address and without stand-in is a fault", () => {
    const faults = faultsAfter("content/links.yaml", (text) =>
      text.replace(/(investigative_unit:\n(?: {4}.*\n)*?) {4}stand_in:\n(?: {6}.*\n)+/, "$1"),
    );
    expect(faults).toEqual([
      "content/links.yaml · links.investigative_unit.stand_in: expected what a visitor gets while the url is null, found nothing",
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

  test("a fact without a known source is a fault", () => {
    const faults = faultsAfter("content/facts.yaml", (text) =>
      text.replace("    source: organisation\n", "    source: hearsay\n"),
    );
    expect(faults[0]).toMatch(
      /^content\/facts\.yaml · facts\.\w+\.source: expected one of organisation, /,
    );
  });

  test("a mark that no page draws is a fault of the article", () => {
    const file = "content/blog/blog-2019-five-barrels/es.md";
    expect(faultsAfter(file, (text) => `<b>Uno</b>\n\n${text}`)).toEqual([
      `${file} · line 1: expected words without tags, found "<b>Uno</b>"`,
    ]);
  });

  test("an icon that nobody drew is a fault", () => {
    const faults = faultsAfter("content/pages/families.yaml", (text) =>
      text.replace(/icon: \w+/, "icon: hart"),
    );
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(
      /^content\/pages\/families\.yaml · sections\.0\.items\.0\.icon: expected one of menu, .*, found "hart"$/,
    );
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

  test("a fact the program calculates with stays in its unit, and stays", () => {
    const inWeeks = faultsAfter("content/facts.yaml", (text) =>
      text.replace(/(\n {2}donation_refund_days:\n(?: {4}.*\n)*? {4}unit: )days\n/, "$1weeks\n"),
    );
    expect(inWeeks).toEqual([
      'content/facts.yaml · facts.donation_refund_days.unit: expected one of days, found "weeks"',
    ]);
    const renamed = faultsAfter("content/facts.yaml", (text) =>
      text.replace("\n  card_fee_fixed:\n", "\n  card_fee_fix:\n"),
    );
    expect(renamed).toEqual([
      "content/facts.yaml · facts.card_fee_fixed: expected a group of fields, found nothing",
    ]);
  });

  test("a fact that a page counts by is one number, whichever it is", () => {
    const faults = faultsAfter("content/facts.yaml", (text) =>
      text.replace("\n    value: 35000\n", "\n    value: { from: 30000, to: 35000 }\n"),
    );
    expect(faults).toEqual([
      "content/facts.yaml · facts.tires_campus.value: expected one number (content/pages/impact.yaml counts with it), found a group of fields",
    ]);
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
