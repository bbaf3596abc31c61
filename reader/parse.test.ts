import { expect, test } from "vitest";
import { sampleGoal } from "../test/fakes/goals.ts";
import { readContentFiles, type ContentFiles } from "./content-files.ts";
import { formatFault } from "./fault.ts";
import { loadedContent } from "./load.ts";
import { parseContent } from "./parse.ts";

const files = readContentFiles();

function faultsWith(own: ContentFiles): string[] {
  const result = parseContent({ ...files, ...own });
  return "faults" in result ? result.faults.map(formatFault) : [];
}

type Change = readonly [from: string | RegExp, to: string, fault: string | RegExp];

const fieldOf = (entry: string, field: string) =>
  new RegExp(`(\\n {2}${entry}:\\n(?: {4}.*\\n)*? {4}${field}: ).*\\n`);

/** A form's labels and answers, the messages of its faults, and its button are removed from content/ui.yaml. */
const labels = [
  ["contact.subject.label", " or as form.field.subject.label"],
  ["contact.subject.press", " or as form.field.subject.press"],
  ["message.too_long", ""],
  ["gift.custom.error.amount_least", ""],
  ["send", ""],
] as const;
const addresses = [
  ["facebook", "facebook.com/home"],
  ["esd", " https://example.org"],
  ["unesco_prize_article", "https://example.org/a b"],
  ["unesco_prize_article_english", ""],
  ["dw_film", "javascript:0"],
] as const;
/** The program calculates with these facts. */
const numbers = [
  ["workshop_price_private", "[1600]", "one number of US dollars"],
  ["group_price_7_days", "{ en: x, es: x }", "one number of US dollars"],
  ["programme_share", '"93"', "one number of percent"],
  ["donation_once_2", "[55]", "one number of US dollars"],
  ["tire_minutes", "{ en: long, es: largo }", ""],
  ["group_price_5_days", "-3", "a number from 0 up"],
  ["workshop_deposit", "930", "at most 100"],
  ["town_humidity", "{ from: 70, to: 101 }", "at most 100"],
] as const;

/** A link whose path could be an old address of ours. */
const [link, { url }] = Object.entries(loadedContent().content.links).find(
  ([, one]) => one.url?.startsWith("https://") && new URL(one.url).pathname.length > 1,
)!;
const redirects = [
  ["/Blog/", "page: team", 'from: expected an old path such as /old-page.*"/Blog/"'],
  ["/es/one", "page: team", 'from: expected an old path such as /old-page.*"/es/one"'],
  ["one", "page: team", 'from: expected an old path such as /old-page.*"one"'],
  ["/two", "page: nowhere", "target.page: expected one of"],
  ["/about", "page: team", 'from: expected an address that no page has.*"/about"'],
  ["/green-builds/hero-school-campus", "page: team", "from: .* that no page has.*campus"],
  ["/five", "anchor: here", "target: expected a page or a link"],
  ["/media/PHOTOS", "page: about", "from: expected an old address only once"],
  ["/six", "link: nowhere", "target.link: expected a link of content/links.yaml"],
  ["/eight", "page: blogPost, params: { id: nothing }", "target: expected the id .*nothing"],
  ["/nine", "page: donateStatus, params: { id: LWH-1 }", "target: expected the id .*LWH-1"],
  [
    new URL(url!).pathname.replace(/\/$/, ""),
    `link: ${link}`,
    ".*expected a target that is no old address itself",
  ],
] as const;

const byFile: Readonly<Record<string, readonly Change[]>> = {
  "ui.yaml": [
    ["es: Ir al contenido", 'es: ""', "shell.skip.es: expected text, found an empty text"],
    [
      "  contact.subject.label:",
      "  contact.subject.pres: { en: Press, es: Prensa }\n  contact.subject.label:",
      "form.contact.subject.pres: expected ",
    ],
    [/ {2}yearly: \{.*\n/, "", "donate_start.yearly: expected a label, which app"],
    [/ {2}main_menu: .*\n/, "", /^shell.main_menu: expected a label, which app.* shows/],
    [
      "shell:\n",
      "shell:\n  close_all: { en: Close, es: Cerrar }\n",
      "shell.close_all: expected a label that a page shows, found one",
    ],
    ...labels.map(([name, shared]): Change => {
      const place = new RegExp(`^  ${name}:.*\\n(    .*\\n)*`, "m");
      const here = shared && `, here${shared}`;
      return [place, "", `form.${name}: expected a label${here}, found nothing`];
    }),
  ],
  "pages/impact.yaml": [
    [/$/, "\ncolour: red\n", '(the whole file): expected no field called "colour", found "colour"'],
    [
      "{{tires_campus}}",
      "{{tires_kampus}}",
      "charts.items.0.sentence.en: expected a fact of content/facts.yaml, found {{tires_kampus}}",
    ],
    [
      "{ page: transparencyTrust }",
      "{ page: transparency }",
      /^sections.4.actions.1.target.page: expected one of home, about, .*, found "transparency"$/,
    ],
  ],
  "links.yaml": [
    [
      /(investigative_unit:\n(?: {4}.*\n)*?) {4}stand_in:\n(?: {6}.*\n)+/,
      "$1",
      "links.investigative_unit.stand_in: expected what a visitor gets while the url is null, found nothing",
    ],
    ...addresses.map(([link, url]): Change => {
      const found = url === "" ? "an empty text" : JSON.stringify(url);
      const wanted = "expected a whole web address: https://example.org/page";
      const to = `$1${JSON.stringify(url)}\n`;
      return [fieldOf(link, "url"), to, `links.${link}.url: ${wanted}, found ${found}`];
    }),
  ],
  "facts.yaml": [
    [
      "    source: organisation\n",
      "    source: hearsay\n",
      /^facts\.\w+\.source: expected one of organisation, /,
    ],
    [
      /(\n {2}donation_refund_days:\n(?: {4}.*\n)*? {4}unit: )days\n/,
      "$1weeks\n",
      'facts.donation_refund_days.unit: expected one of days, found "weeks"',
    ],
    [
      "\n  card_fee_fixed:\n",
      "\n  card_fee_fix:\n",
      "facts.card_fee_fixed: expected a group of fields, found nothing",
    ],
    [
      "\n    value: 35000\n",
      "\n    value: { from: 30000, to: 35000 }\n",
      "facts.tires_campus.value: expected one number (content/pages/impact.yaml counts with it), found a group of fields",
    ],
    ["event: green-building-workshop", "event: nothing", "facts.workshop_dates.value: "],
    ["from_fact: course_average_public", "from_fact: no", "facts.course_savings_public.value: "],
    ["to: 120000", "to: 5", /\.value\.to: expected a number not below the first, found "5"$/],
    ...numbers.map(([name, value, expected]): Change => {
      const fault = `facts.${name}.value: expected ${expected}`;
      return [fieldOf(name, "value"), `$1${value}\n`, fault];
    }),
  ],
  "blog/blog-2019-five-barrels/es.md": [
    [/^/, "<b>Uno</b>\n\n", 'line 1: expected words without tags, found "<b>Uno</b>"'],
    [
      /$/,
      "\nVea [esto](/about) y [esto](/nosuch-page#ahi).\n",
      "line 7: expected the address of a page that is there, found /nosuch-page",
    ],
  ],
  // The name of an article's folder is its address.
  "blog/Mi Historia/post.yaml": [["", "title: x", /found this file$/]],
  "newsletter/rain/issue.yaml": [["", "title: x", /found this file$/]],
  "newsletter/2027-02-30-rain/issue.yaml": [["", "title: x", /found this file$/]],
  "newsletter/2027-01-15-rain/notes.yaml": [["", "title: x", /found this file$/]],
  "lists/redirects.yaml": redirects.map(([from, target, fault]): Change => {
    const row = `- { from: ${JSON.stringify(from)}, target: { ${target} } }\n`;
    return [/$/, row, new RegExp(`^\\d+\\.${fault}`)];
  }),
  "pages/blueprint.yaml": [
    [
      "kind: build_sheets",
      "kind: other_sheets",
      /^sections\.1\.kind: expected one of .*films.*build_sheets/,
    ],
  ],
  "pages/impact-figures.yaml": [
    ["  - kind: changes\n", "", "sections: expected every part of the page, also changes"],
  ],
  "pages/comalapa.yaml": [
    ["  - kind: climate\n", "$&$&", /^sections\.\d+: expected each part of the page once/],
  ],
  "pages/about.yaml": [
    [/picture: [a-z-]+/, "picture: nobody-drew-this", /found "nobody-drew-this"$/],
    ["en: Build with us", "en: '**Build** with us'", /\.title\.en: expected words without \*\* /],
  ],
  "lists/partners.yaml": [
    [
      /^- id:[^]*?(?=^- id:)/m,
      "$&$&",
      '1.id: expected an id that no other entry of the list has, found "',
    ],
  ],
  "lists/events.yaml": [
    ["2025-12-31", "2024-12-31", '0.ends_on: expected a day not before starts_on, found "2024'],
    ["2025-11-14", "", "1.ends_on: expected "],
    [/(?<=changed_on: ")[^"]+/, "2025-11-31", /^0\.changed_on: expected a day of the calendar/],
  ],
  "lists/awards.yaml": [[/[^]+/, "[]", "(the whole file): expected at least 1 of them, found "]],
  "lists/goals.yaml": [
    [
      "[]",
      JSON.stringify([sampleGoal("roof", { project: "castle" })]),
      /^0\.project: expected a build .*"castle"/,
    ],
    ['"ends_on":null', '"ends_on":"2020-01-01"', "0.ends_on: expected a day not before starts_on"],
  ],
};
const changes = Object.entries(byFile).flatMap(([name, all]) =>
  all.map((change) => [`content/${name}`, ...change] as const),
);

function faultsAfter(some: typeof changes): string[] {
  const changed: Record<string, string> = {};
  for (const [file, from, to] of some) {
    const before = changed[file] ?? files[file] ?? "";
    changed[file] = before.replace(from, to);
    expect(changed[file], `${file}: ${from}`).not.toBe(before);
  }
  return faultsWith(changed);
}

const isOf = ([name, , , fault]: (typeof changes)[number], line: string) => {
  const [file = "", said = ""] = line.split(/ · (.*)/s);
  return file === name && (typeof fault === "string" ? said.startsWith(fault) : fault.test(said));
};

test("the content has no faults, even with one number as a range, and a wrong day is one", () => {
  expect(faultsWith({})).toEqual([]);
  const list = "content/lists/events.yaml";
  const turned = files[list]!.replace('ends_on: "2025-11-14"', 'ends_on: "2025-10-01"');
  expect(faultsWith({ [list]: turned }), "and none of the figure of its days").toHaveLength(1);
  const range = fieldOf("tire_minutes", "value");
  const file = "content/facts.yaml";
  expect(faultsWith({ [file]: files[file]!.replace(range, "$120\n") })).toEqual([]);
});

test("a slip of the whole file, or letters in another encoding, are one fault among others", () => {
  const [file, about] = ["content/lists/why.yaml", "content/pages/about.yaml"];
  const other = { [about]: files[about]!.replace("Build with us", "**Build** with us") };
  for (const text of [`<<<<<<< HEAD\n${files[file]}`, `${files[file]}# caf\uFFFD`])
    expect(faultsWith({ ...other, [file]: text })).toHaveLength(2);
});

test("each wrong change of a file is exactly one fault, of its own field", () => {
  const first = faultsAfter(changes);
  // Faults between files are reported only when single files have none.
  const rest = changes.filter((change) => !first.some((line) => isOf(change, line)));
  const lines = [...first, ...faultsAfter(rest)];
  for (const change of changes) {
    const own = lines.filter((line) => isOf(change, line));
    expect.soft(own, String(change.at(-1))).toHaveLength(1);
  }
  expect(lines).toHaveLength(changes.length);
});

const spanish = /,\s*es: (?:"[^"]*"|[^}"\n]*?)(?= ?\})|\n +es: [^\n]*/;

test("a missing Spanish text is reported with file and field, in every file", () => {
  const texts = Object.keys(files).filter((file) => spanish.test(files[file]!));
  const broken = texts.map((file) => [file, files[file]!.replace(spanish, "")] as const);
  const faults = faultsWith(Object.fromEntries(broken)).toSorted();
  const one = (file: string) => new RegExp(`^${file} · .*\\.es: expected text, found nothing$`);
  expect(faults).toEqual(texts.toSorted().map((file) => expect.stringMatching(one(file))));
});

test("a file of the wrong form is reported with its line or name", () => {
  const faultOf = (text: string) => faultsWith({ "content/pages/about.yaml": text })[0];
  for (const text of ["- null\n", "title: *Write*\n"]) expect(faultOf(text)).toMatch(/about.yaml/);
  expect(faultOf('a: b\n"c')).toMatch(/^content\/pages\/about.yaml · line \d+: expected YAML/);
});
