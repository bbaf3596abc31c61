import { expect, test } from "vitest";
import { formatFault } from "#reader/fault.ts";
import { parseContent } from "#reader/parse.ts";
import { labelFaults } from "./label-faults.ts";
import { readContentFiles, type ContentFiles } from "#reader/content-files.ts";

const files = readContentFiles();
function contentFaults(all: ContentFiles) {
  const parsed = parseContent(all);
  return "faults" in parsed ? parsed.faults : labelFaults(parsed.content.ui);
}
const spanish = /,\s*es: (?:"[^"]*"|[^}"\n]*?)(?= ?\})|\n +es: [^\n]*/;

test("a missing Spanish text is reported with file and field, in every file", () => {
  const texts = Object.keys(files).filter((file) => spanish.test(files[file]!));
  const broken = texts.map((file) => [file, files[file]!.replace(spanish, "")] as const);
  const faults = contentFaults({ ...files, ...Object.fromEntries(broken) });
  expect(faults.map(({ file }) => file).toSorted()).toEqual(texts.toSorted());
  for (const fault of faults) {
    expect(fault).toMatchObject({ expected: "text", found: "nothing" });
    expect(fault.field).toMatch(/\.es$/);
  }
});

test("a file that is not YAML is reported with the line", () => {
  const names = ["giving", "press-kit", "emails/contact", "scenes/donate", "pages/about"];
  const broken = names.map((name) => {
    const file = `content/${name}.yaml`;
    return [file, `a: b\n"${files[file]}`] as const;
  });
  const faults = contentFaults({ ...files, ...Object.fromEntries(broken) });
  for (const [file] of broken) {
    const field = expect.stringMatching(/^line \d+$/) as string;
    expect(faults).toContainEqual(expect.objectContaining({ file, field, expected: "YAML" }));
  }
});

/** The faults of the content with some files changed, as an editor reads them. */
function faultsAfter(
  changes: readonly (readonly [file: string, from: RegExp | string, to: string])[],
) {
  const changed = { ...files };
  for (const [file, from, to] of changes) {
    const before: string = changed[file] ?? "";
    changed[file] = before.replace(from, to);
    expect(changed[file], `${from} in ${file}`).not.toBe(before);
  }
  return contentFaults(changed).map(formatFault);
}

const [about, blueprint, events, ui] = [
  "content/pages/about.yaml",
  "content/pages/blueprint.yaml",
  "content/lists/events.yaml",
  "content/ui.yaml",
];
const part = "  - kind: build_sheets\n";

test("faults inside a file are reported with their field, in unions for the nearest alternative", () => {
  const faults = faultsAfter([
    [about, /target: \{ page: [a-zA-Z]+/, "target: { page: nowhere"],
    ["content/blog/Mi Historia/post.yaml", "", "title: x"],
    [blueprint, part, part.replace("build", "other")],
    [events, 'ends_on: "2025-12-31"', 'ends_on: "2024-12-31"'],
    [events, 'ends_on: "2025-11-14"', 'ends_on: "2025-11-31"'],
  ]);
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`^${about} · .*target\\.page: .*found "nowhere"$`)),
      // The name of an article's folder must be usable as an address.
      expect.stringMatching(/^content\/blog\/Mi Historia\/post\.yaml · .*found this file$/),
      expect.stringMatching(/ · sections\.1\.kind: expected one of .*films.*build_sheets/),
      `${events} · 0.ends_on: expected a day not before starts_on, found "2024-12-31"`,
      `${events} · 1.ends_on: expected a day of the calendar, such as 2026-05-18, found "2025-11-31"`,
    ]),
  );
});

test("a part of a page that is missing or named twice is reported", () => {
  expect(faultsAfter([[blueprint, part, ""]])).toEqual([
    expect.stringContaining(
      `${blueprint} · sections: expected every part of the page, also build_sheets`,
    ),
  ]);
  expect(faultsAfter([[blueprint, part, part + part]])).toEqual([
    expect.stringContaining(`${blueprint} · sections.2: expected each part of the page once`),
  ]);
});

test("a picture without a description and an event with the id of another are reported", () => {
  const faults = faultsAfter([
    [about, /picture: [a-z-]+/, "picture: nobody-drew-this"],
    [events, /^- id:[^]*?(?=^- id:)/m, "$&$&"],
  ]);
  expect(faults.toSorted()).toEqual([
    `${events} · 1.id: expected an id that no other entry of the list has, found "campus-construction"`,
    expect.stringMatching(`^${about} · .*found "nobody-drew-this"$`),
  ]);
});

test("a label that is missing, or that no page uses, is reported by name", () => {
  expect(faultsAfter([[ui, /^  skip:/m, "  skipp:"]]).toSorted()).toEqual([
    `${ui} · shell.skip: expected a label, which app/components/shell/site-header.tsx shows, found nothing`,
    `${ui} · shell.skipp: expected a label that a page shows, found one`,
  ]);
});
