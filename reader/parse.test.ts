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
      text.replace("{{tires_by_2014}}", "{{tires_by_1914}}"),
    );
    expect(faults).toEqual([
      "content/pages/impact.yaml · charts.0.sentence.en: expected a fact of content/facts.yaml, found {{tires_by_1914}}",
    ]);
  });

  test("a control that leads to a page nobody built is a fault", () => {
    const faults = faultsAfter("content/pages/impact.yaml", (text) =>
      text.replace("{ page: transparencyTrust }", "{ page: transparency }"),
    );
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(
      /^content\/pages\/impact.yaml · closing.actions.1.target.page: expected one of home, about, .*, found "transparency"$/,
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

  test("a fact without a known source is a fault", () => {
    const faults = faultsAfter("content/facts.yaml", (text) =>
      text.replace("    source: organisation\n", "    source: hearsay\n"),
    );
    expect(faults[0]).toMatch(
      /^content\/facts\.yaml · facts\.\w+\.source: expected one of organisation, /,
    );
  });
});
