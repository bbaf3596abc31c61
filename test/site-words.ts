import { readFileSync } from "node:fs";
import { deserialize } from "node:v8";
import { loadedContent, useParsed, type Content } from "#reader/load.ts";
import type { Language } from "#domain/language/language.ts";
import type { LabelName } from "#reader/schema/ui.ts";

/** The shared site has saved what it parsed (server/good-content.ts): parsing takes each process two seconds. */
if (process.env["TEST_ORIGIN"]) {
  const saved = deserialize(readFileSync(".cache/good-content")) as { content: Content };
  useParsed(saved.content);
}

/** The words of content/ and labels by name, drafts included, so that an editor's change of words breaks no test. */
export function siteWords(language: Language) {
  const { content, readers } = loadedContent();
  const { header } = content.lists.navigation;
  const group = (id: string) => header.find((each) => each.id === id)!;
  return {
    content,
    reader: readers[language],
    label: (name: string) => readers[language].requireLabel(name as LabelName),
    nav: (id: string) => group(id).label[language],
    item(id: string, index: number): string {
      const entry = group(id);
      return "items" in entry ? entry.items[index]!.label[language] : "";
    },
  };
}
