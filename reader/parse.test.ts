import { beforeAll, describe, expect, test } from "vitest";
import { readContentFiles } from "#reader/content-files.ts";
import { formatFault } from "./fault.ts";
import { parseContent } from "./parse.ts";

let files: Record<string, string>;
beforeAll(async () => {
  files = readContentFiles();
});

/** A change of one file, and the expected fault. */
type Change = readonly [
  what: string,
  file: string,
  from: string | RegExp,
  to: string,
  fault: string | RegExp,
];

/** The faults after some changes. */
function faultsAfter(changes: readonly Change[]): string[] {
  const changed = { ...files };
  for (const [what, name, from, to] of changes) {
    const before = changed[`content/${name}`]!;
    changed[`content/${name}`] = before.replace(from, to);
    expect(changed[`content/${name}`], what).not.toBe(before);
  }
  const result = parseContent(changed);
  return "faults" in result ? result.faults.map(formatFault) : [];
}

const isOf = ([, name, , , fault]: Change, line: string) => {
  const [file = "", said = ""] = line.split(/ · (.*)/s);
  return (
    file === `content/${name}` && (typeof fault === "string" ? said === fault : fault.test(said))
  );
};

const fieldOf = (entry: string, field: string) =>
  new RegExp(`(\\n {2}${entry}:\\n(?: {4}.*\\n)*? {4}${field}: ).*\\n`);

const labelled = [
  ["field", "contact.subject.label", " or as form.field.subject.label"],
  ["answer", "contact.subject.press", " or as form.field.subject.press"],
  ["fault", "message.too_long", ""],
  ["fault of one field", "gift.custom.error.amount_least", ""],
  ["button", "send", ""],
] as const;
const addresses = [
  ["facebook", "facebook.com/home"],
  ["esd", " https://example.org"],
  ["unesco_prize_article", "https://example.org/a b"],
  ["unesco_prize_article_english", ""],
  ["dw_film", "javascript:0"],
] as const;
const numbers = [
  ["workshop_price_private", "[1600]", "one number of US dollars"],
  ["group_price_7_days", "{ en: x, es: x }", "one number of US dollars"],
  ["programme_share", '"93"', "one number of percent"],
  ["donation_once_2", "[55]", "one number of US dollars"],
  ["tire_minutes", "{ en: long, es: largo }", ".*"],
] as const;

describe("content files", () => {
  test("have no faults, and a range may be one number", () => {
    expect(faultsAfter([])).toEqual([]);
    const number: Change = ["", "facts.yaml", fieldOf("tire_minutes", "value"), "$120\n", ""];
    expect(faultsAfter([number])).toEqual([]);
  });

  const changes: readonly Change[] = [
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
    [
      "a mark that no page draws",
      "blog/blog-2019-five-barrels/es.md",
      /^/,
      "<b>Uno</b>\n\n",
      'line 1: expected words without tags, found "<b>Uno</b>"',
    ],
    [
      "a link in an article to a page that is not there",
      "blog/blog-2019-five-barrels/es.md",
      /$/,
      "\nVea [esto](/about) y [esto](/nosuch-page#ahi).\n",
      "line 7: expected the address of a page that is there, found /nosuch-page",
    ],
    ...labelled.map(([what, name, shared]): Change => [
      `a form's ${what} without its words`,
      "ui.yaml",
      new RegExp(`^  ${name}:.*\\n(    .*\\n)*`, "m"),
      "",
      `form.${name}: expected a label${shared && `, here${shared}`}, found nothing`,
    ]),
    ...addresses.map(([link, url]): Change => [
      `an outside link to ${JSON.stringify(url)}, which would lead nowhere`,
      "links.yaml",
      fieldOf(link, "url"),
      `$1${JSON.stringify(url)}\n`,
      `links.${link}.url: expected a whole web address: https://example.org/page, found ${url === "" ? "an empty text" : JSON.stringify(url)}`,
    ]),
    ...numbers.map(([name, value, expected]): Change => [
      `a fact the program calculates with, ${name}, that is no number`,
      "facts.yaml",
      fieldOf(name, "value"),
      `$1${value}\n`,
      new RegExp(`^facts\\.${name}\\.value: expected ${expected}, found `),
    ]),
  ];

  // Faults between files are reported only when single files have none.
  const told = { first: [] as string[], second: [] as string[] };
  beforeAll(() => {
    told.first = faultsAfter(changes);
    const rest = changes.filter((change) => !told.first.some((line) => isOf(change, line)));
    told.second = faultsAfter(rest);
  });
  test.each(changes)("%s is a fault of its file and field", (...change) => {
    const lines = [...told.first, ...told.second];
    expect(lines.filter((line) => isOf(change, line))).toHaveLength(1);
  });

  test("no other faults are reported", () => {
    const lines = [...told.first, ...told.second];
    expect(lines.filter((line) => !changes.some((change) => isOf(change, line)))).toEqual([]);
  });
});
