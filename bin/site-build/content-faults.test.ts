import { expect, test } from "vitest";
import { formatFault } from "#reader/fault.ts";
import { contentFaults } from "./content-faults.ts";
import { readContentFiles } from "#reader/content-files.ts";

const files = readContentFiles();
const spanish = /,\s*es: (?:"[^"]*"|[^}"\n]*?)(?= ?\})|\n +es: [^\n]*/;

test("the content as it stands has no fault", () => {
  expect(contentFaults(files)).toEqual([]);
});

/** Editors are promised that a fault is told with file and field before anything is built. */
test("a Spanish text that is missing is told with file and field, whichever file it is", () => {
  const texts = Object.keys(files).filter((file) => spanish.test(files[file]!));
  const broken = texts.map((file) => [file, files[file]!.replace(spanish, "")] as const);
  const faults = contentFaults({ ...files, ...Object.fromEntries(broken) });
  expect(faults.map(({ file }) => file).toSorted()).toEqual(texts.toSorted());
  for (const fault of faults) {
    expect(fault).toMatchObject({ expected: "text", found: "nothing" });
    expect(fault.field).toMatch(/\.es$/);
  }
});

test("a file that is no YAML is told with its line", () => {
  const names = ["giving", "press-kit", "letters/contact", "scenes/donate", "pages/about"];
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

test("where a field may have several forms, what is told is wrong by the nearest one", () => {
  const file = "content/pages/about.yaml";
  const text = files[file]!.replace(/target: \{ page: [a-zA-Z]+/, "target: { page: nowhere");
  const [fault] = contentFaults({ ...files, [file]: text });
  expect(fault).toMatchObject({ file, found: '"nowhere"' });
  expect(fault!.field).toMatch(/\.target\.page$/);
});

test("a label that a page shows, or none shows, is told with its name", () => {
  const file = "content/ui.yaml";
  const tell = (from: RegExp, to: string) =>
    contentFaults({ ...files, [file]: files[file]!.replace(from, to) }).map(formatFault);
  expect(tell(/^  skip:.*\n/m, "")).toEqual([
    `${file} · shell.skip: expected a label, which app/components/shell/site-header.tsx shows, found nothing`,
  ]);
  expect(tell(/^  skip:/m, "  skipp: { en: Skip, es: Saltar }\n  skip:")).toEqual([
    `${file} · shell.skipp: expected a label that a page shows, found one`,
  ]);
});

test("an article in a folder whose name cannot be an address is told, not left out", () => {
  const [fault] = contentFaults({ ...files, "content/blog/Mi Historia/post.yaml": "title: x" });
  expect(fault).toMatchObject({ file: "content/blog/Mi Historia/post.yaml", found: "this file" });
});

test("a picture that nobody described is told where it is named", () => {
  const file = "content/pages/about.yaml";
  const text = files[file]!.replace(/picture: [a-z-]+/, "picture: nobody-drew-this");
  expect(contentFaults({ ...files, [file]: text })).toMatchObject([
    { file, found: '"nobody-drew-this"' },
  ]);
});

test("an event that is copied and not made its own, or ends before it begins, is told", () => {
  const file = "content/lists/events.yaml";
  const entries = files[file]!.split(/^(?=- id:)/m);
  const tell = (text: string) => contentFaults({ ...files, [file]: text }).map(formatFault);
  expect(tell([...entries, entries[1]].join(""))).toEqual([
    `${file} · 3.id: expected an id that no other entry of the list has, found "campus-construction"`,
  ]);
  expect(tell(files[file]!.replace('ends_on: "2025-12-31"', 'ends_on: "2024-12-31"'))).toEqual([
    `${file} · 0.ends_on: expected a day not before starts_on, found "2024-12-31"`,
  ]);
  expect(tell(files[file]!.replace('ends_on: "2025-12-31"', 'ends_on: "2025-12-32"'))).toEqual([
    `${file} · 0.ends_on: expected a day of the calendar, such as 2026-05-18, found "2025-12-32"`,
  ]);
});

test("a part of a page that is unknown, left out or named twice is told", () => {
  const tell = (file: string, from: string | RegExp, to: string) => {
    expect(files[file]).toMatch(from);
    return contentFaults({ ...files, [file]: files[file]!.replace(from, to) }).map(formatFault);
  };
  const file = "content/pages/blueprint.yaml";
  const part = "  - kind: build_sheets\n";
  expect(tell(file, part, "")).toEqual([
    expect.stringContaining(
      `${file} · sections: expected every part of the page, also build_sheets`,
    ),
  ]);
  expect(tell(file, part, part + part)).toEqual([
    expect.stringContaining(`${file} · sections.2: expected each part of the page once`),
  ]);
  expect(tell(file, part, part.replace("build", "other"))).toContainEqual(
    expect.stringMatching(/sections\.1\.kind: expected one of .*films.*build_sheets/),
  );
}, 60_000);
