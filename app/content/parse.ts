import { moduleName } from "../addresses.ts";
import { faultsOf, type Fault } from "./fault.ts";
import { repeatedIds } from "./own-ids.ts";
import { readYaml } from "./read-yaml.ts";
import { checkReferences } from "./references.ts";
import { documentSchemas } from "./schema/documents.ts";
import { factsFile, type FactsFile } from "./schema/facts.ts";
import { linksFile, type Link } from "./schema/links.ts";
import { listSchemas } from "./schema/lists.ts";
import { pageSchemas } from "./schema/pages.ts";
import { siteFile, type SiteFile } from "./schema/site.ts";
import { uiFile, type UiFile } from "./schema/ui.ts";
import type { z } from "zod";

export type PageContent = { [P in keyof typeof pageSchemas]: z.infer<(typeof pageSchemas)[P]> };
export type ListContent = { [L in keyof typeof listSchemas]: z.infer<(typeof listSchemas)[L]> };
export type DocumentContent = {
  [D in keyof typeof documentSchemas]: z.infer<(typeof documentSchemas)[D]>;
};

/** Everything under content/, checked, still in both languages. */
export type Content = {
  site: SiteFile;
  facts: FactsFile;
  links: Record<string, Link>;
  ui: UiFile;
  pages: PageContent;
  lists: ListContent;
  documents: DocumentContent;
};

/** Which schema a file of content/ must fit; files of other readers (scenes, letters, blog) have none here. */
function schemaFor(): Record<string, z.ZodType> {
  return {
    "content/site.yaml": siteFile,
    "content/facts.yaml": factsFile,
    "content/links.yaml": linksFile,
    "content/ui.yaml": uiFile,
    ...Object.fromEntries(
      Object.entries(pageSchemas).map(([page, schema]) => [
        `content/pages/${moduleName(page)}.yaml`,
        schema,
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(listSchemas).map(([list, schema]) => [
        `content/lists/${moduleName(list)}.yaml`,
        schema,
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(documentSchemas).map(([document, schema]) => [
        `content/documents/${moduleName(document)}.yaml`,
        schema,
      ]),
    ),
  };
}

/**
 * Turns the files of content/ into typed data, or tells everything that is wrong with them.
 * @param files path from the project's root (`content/pages/home.yaml`) → text
 */
export function parseContent(
  files: Record<string, string>,
): { content: Content } | { faults: Fault[] } {
  const faults: Fault[] = [];
  const parsed: Record<string, unknown> = {};
  const schemas = schemaFor();
  for (const [file, schema] of Object.entries(schemas)) {
    const text = files[file];
    if (text === undefined) {
      faults.push({ file, field: "", expected: "a file", found: "nothing" });
      continue;
    }
    const yaml = readYaml(file, text);
    if ("faults" in yaml) {
      faults.push(...yaml.faults);
      continue;
    }
    const result = schema.safeParse(yaml.value);
    if (result.success) parsed[file] = result.data;
    else faults.push(...faultsOf(file, yaml.value, result.error));
  }
  for (const file of Object.keys(files)) {
    if (/^content\/(pages|lists|documents)\//.test(file) && !schemas[file]) {
      faults.push({
        file,
        field: "",
        expected: "a page, list or document the program knows",
        found: "this file",
      });
    }
  }
  if (faults.length > 0) return { faults };

  const byName = (schemaNames: Record<string, unknown>, folder: string) =>
    Object.fromEntries(
      Object.keys(schemaNames).map((name) => [
        name,
        parsed[`content/${folder}/${moduleName(name)}.yaml`],
      ]),
    );
  const content = {
    site: parsed["content/site.yaml"],
    facts: parsed["content/facts.yaml"],
    links: (parsed["content/links.yaml"] as { links: Record<string, Link> }).links,
    ui: parsed["content/ui.yaml"],
    pages: byName(pageSchemas, "pages"),
    lists: byName(listSchemas, "lists"),
    documents: byName(documentSchemas, "documents"),
  } as Content;
  const joined = [...checkReferences(content, parsed), ...repeatedIds(parsed)];
  return joined.length > 0 ? { faults: joined } : { content };
}
