import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Language } from "#domain/language/language.ts";

type Pair = { en: string; es: string };
type Item = { label: Pair };
type Group = { id: string; label: Pair; items?: Item[] };

const ui = parse(readFileSync("content/ui.yaml", "utf8")) as Record<string, Record<string, Pair>>;
const navigation = parse(readFileSync("content/lists/navigation.yaml", "utf8")) as {
  header: Group[];
  footer: { items: (Item & { target: { page?: string } })[] }[];
};

/** Labels of the site by name, so that an edited text breaks no test. */
export function labels(language: Language) {
  const group = (id: string) => {
    const found = navigation.header.find((each) => each.id === id);
    if (!found) throw new Error(`There is no menu "${id}".`);
    return found;
  };
  return {
    label(name: string): string {
      const [first, ...rest] = name.split(".");
      const pair = ui[first!]?.[rest.join(".")];
      if (!pair) throw new Error(`There is no label "${name}".`);
      return pair[language];
    },
    nav: (id: string) => group(id).label[language],
    item: (id: string, index: number) => group(id).items![index]!.label[language],
    footerItem(page: string): string {
      const items = navigation.footer.flatMap((column) => column.items);
      return items.find(({ target }) => target.page === page)!.label[language];
    },
  };
}
