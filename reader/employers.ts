import MiniSearch from "minisearch";
import type { Language } from "#domain/language/language.ts";
import { listContent } from "./content.ts";
import { loadedContent, type LoadedContent } from "./load.ts";
import { plain, slips, tellingWords } from "./search-words.ts";

export type Employer = ReturnType<typeof listContent<"employers">>[number];

type Entry = { readonly id: string; readonly names: string; readonly joined: string };

/** "Example Inc." and "Example" are one company. */
const legalForms = new Set(
  "inc incorporated corp corporation co company llc ltd limited sa group".split(" "),
);

const indexes = new WeakMap<LoadedContent, MiniSearch<Entry>>();

function indexOf(): MiniSearch<Entry> {
  const known = indexes.get(loadedContent());
  if (known) return known;
  const index = new MiniSearch<Entry>({ fields: ["names", "joined"], processTerm: plain });
  const { employers } = loadedContent().content.lists;
  index.addAll(
    employers.map(({ id, name, other_names }) => {
      const names = [name, ...other_names];
      return { id, names: names.join(" "), joined: names.map(joined).join(" ") };
    }),
  );
  indexes.set(loadedContent(), index);
  return index;
}

/** The words of a name that tell one company from another. */
function nameWords(text: string): string[] {
  const words = tellingWords(text);
  const telling = words.filter((word) => !legalForms.has(word));
  return telling.length > 0 ? telling : words;
}

/** "Home Example" is found as "homeexample", too. */
const joined = (name: string) => nameWords(name).join("");

/** Ids of what holds all words of a name, with so many letters mistyped; the best first. */
function idsFor(
  text: string,
  options: { readonly fuzzy: (typeof slips)[number]; readonly prefix: boolean },
): string[] {
  const words = nameWords(text);
  if (words.length === 0) return [];
  const queries = [{ combineWith: "AND" as const, queries: words }, words.join("")];
  const found = indexOf().search(
    { combineWith: "OR", queries },
    {
      ...options,
      maxFuzzy: 2,
    },
  );
  return found.map(({ id }) => String(id));
}

/** The companies that somebody may mean, misspelled and in part as well; none where the list has none. */
export function findEmployers(text: string, language: Language): Employer[] {
  const ids =
    slips.map((fuzzy) => idsFor(text, { fuzzy, prefix: true })).find((each) => each.length > 0) ??
    [];
  const all = listContent("employers", language);
  return ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
}

/** The one company that a donor named: by a whole name of its own, or at most a slip away; null where it is none or may be several. */
export function employerNamed(text: string, language: Language): Employer | null {
  const all = listContent("employers", language);
  const whole = (name: string) => tellingWords(name).join(" ");
  const exact = all.filter(({ name, other_names }) =>
    [name, ...other_names].some((one) => whole(one) === whole(text)),
  );
  const ids = idsFor(text, { fuzzy: slips[0], prefix: false });
  const [found = null, another] =
    exact.length > 0 ? exact : all.filter(({ id }) => ids.includes(id));
  return another ? null : found;
}
