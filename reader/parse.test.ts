import { beforeAll, describe, expect, test } from "vitest";
import { faultsWith, files } from "../test/fakes/content-faults.ts";
import { sampleGoal } from "../test/fakes/goals.ts";

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
  const changed: Record<string, string> = {};
  for (const [what, name, from, to] of changes) {
    const file = `content/${name}`;
    const before = changed[file] ?? files[file] ?? "";
    changed[file] = before.replace(from, to);
    expect(changed[file], what).not.toBe(before);
  }
  return faultsWith(changed);
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
    [
      "a kind of block that does not exist",
      "pages/blueprint.yaml",
      "kind: build_sheets",
      "kind: other_sheets",
      /^sections\.1\.kind: expected one of .*films.*build_sheets/,
    ],
    [
      "a part that a page lacks",
      "pages/impact-figures.yaml",
      "  - kind: changes\n",
      "",
      /^sections: expected every part of the page, also changes/,
    ],
    [
      "a part that a page has twice",
      "pages/comalapa.yaml",
      "  - kind: climate\n",
      "$&$&",
      /^sections\.\d+: expected each part of the page once/,
    ],
    [
      "a picture that nobody described",
      "pages/about.yaml",
      /picture: [a-z-]+/,
      "picture: nobody-drew-this",
      /found "nobody-drew-this"$/,
    ],
    [
      "an article whose folder cannot be an address",
      "blog/Mi Historia/post.yaml",
      "",
      "title: x",
      /found this file$/,
    ],
    [
      "an event that ends before it begins",
      "lists/events.yaml",
      'ends_on: "2025-12-31"',
      'ends_on: "2024-12-31"',
      '0.ends_on: expected a day not before starts_on, found "2024-12-31"',
    ],
    [
      "a day that no calendar has",
      "lists/events.yaml",
      'ends_on: "2025-11-14"',
      'ends_on: "2025-11-31"',
      '1.ends_on: expected a day of the calendar, such as 2026-05-18, found "2025-11-31"',
    ],
    [
      "an entry with the id of another",
      "lists/partners.yaml",
      /^- id:[^]*?(?=^- id:)/m,
      "$&$&",
      /^1\.id: expected an id that no other entry of the list has, found "/,
    ],
    [
      "a figure of an event that does not exist",
      "facts.yaml",
      /event: green-building-workshop/,
      "event: no-such-event",
      /^facts\.workshop_dates\.value: /,
    ],
    [
      "a figure derived from a fact that does not exist",
      "facts.yaml",
      /from_fact: course_average_public/,
      "from_fact: nothing",
      /^facts\.course_savings_public\.value: /,
    ],
    [
      "a goal for a build that does not exist",
      "lists/goals.yaml",
      "[]",
      JSON.stringify([sampleGoal("roof", { project: "castle" })]),
      /^0\.project: expected a build .*"castle"/,
    ],
    [
      "a goal that ends before it begins",
      "lists/goals.yaml",
      '"to":null',
      '"to":"2020-01-01"',
      /^0\.to: /,
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

const spanish = /,\s*es: (?:"[^"]*"|[^}"\n]*?)(?= ?\})|\n +es: [^\n]*/;

test("a missing Spanish text is reported with file and field, in every file", () => {
  const texts = Object.keys(files).filter((file) => spanish.test(files[file]!));
  const broken = texts.map((file) => [file, files[file]!.replace(spanish, "")] as const);
  const faults = faultsWith(Object.fromEntries(broken)).toSorted();
  const one = (file: string) => new RegExp(`^${file} · .*\\.es: expected text, found nothing$`);
  expect(faults).toEqual(texts.toSorted().map((file) => expect.stringMatching(one(file))));
});

test("a file that is not YAML is reported with the line", () => {
  const names = ["giving", "press-kit", "emails/contact", "scenes/donate", "pages/about"];
  const broken = names.map((name) => {
    const file = `content/${name}.yaml`;
    return [file, `a: b\n"${files[file]}`] as const;
  });
  const faults = faultsWith(Object.fromEntries(broken));
  for (const [file] of broken)
    expect(faults.join("\n")).toMatch(new RegExp(`^${file} · line \\d+: expected YAML`, "m"));
});
