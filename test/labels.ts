import "./parsed-content.ts";
import { loadedContent } from "#reader/load.ts";
import type { Language } from "#domain/language/language.ts";
import type { LabelName } from "#reader/schema/ui.ts";

/** Labels of the site by name, so that an edited text breaks no test. */
export function labels(language: Language) {
  const { content, readers } = loadedContent();
  const { header, footer } = content.lists.navigation;
  const group = (id: string) => header.find((each) => each.id === id)!;
  return {
    label: (name: string) => readers[language].requireLabel(name as LabelName),
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
