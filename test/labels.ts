import "./parsed-content.ts";
import { loadedContent } from "#reader/load.ts";
import type { Language } from "#domain/language/language.ts";
import type { Pair } from "#reader/schema/pair.ts";

/** Labels of the site by name, so that an edited text breaks no test. */
export function labels(language: Language) {
  const { ui, lists } = loadedContent().content;
  const { header, footer } = lists.navigation;
  const groups: Readonly<Record<string, Readonly<Record<string, Pair>>>> = ui;
  const group = (id: string) => header.find((each) => each.id === id)!;
  return {
    label(name: string): string {
      const [first = "", ...rest] = name.split(".");
      return groups[first]![rest.join(".")]![language];
    },
    nav: (id: string) => group(id).label[language],
    item(id: string, index: number): string {
      const entry = group(id);
      return "items" in entry ? entry.items[index]!.label[language] : "";
    },
    footerItem(page: string): string {
      const items = footer.flatMap((column) => column.items);
      return items.find(({ target }) => "page" in target && target.page === page)!.label[language];
    },
  };
}
