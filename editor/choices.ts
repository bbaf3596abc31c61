import { isPlainPage, moduleName, pages } from "#domain/addresses.ts";
import type { Language } from "#domain/language/language.ts";
import type { ContentFiles } from "#reader/content-files.ts";
import { fillComputedFacts } from "#reader/computed-facts.ts";
import { readYaml } from "#reader/read-yaml.ts";
import { factAlone } from "#reader/format-fact.ts";
import { isPair } from "#reader/resolve.ts";
import type { Fact } from "#reader/schema/facts.ts";
import type { Link } from "#reader/schema/links.ts";
import type { Pair } from "#reader/schema/pair.ts";

type Texts = Readonly<Record<Language, string>>;

/** What the editor offers instead of having a name typed. */
export type Choices = {
  readonly facts: readonly { name: string; label: Texts; text: Texts }[];
  readonly categories: readonly { name: string; label: Texts }[];
  readonly links: readonly { name: string; label: Texts; known: boolean }[];
  readonly pages: readonly { name: string; title: Texts }[];
  readonly pictures: readonly { name: string; alt: Texts; use: string; file: string }[];
};

/** Every slot for a picture, as content/scenes/ describes it. */
export function picturesOf(files: ContentFiles): Choices["pictures"] {
  const scenes = Object.keys(files).filter((path) => path.startsWith("content/scenes/"));
  return scenes.flatMap((file) =>
    Object.entries(valueOf<Record<string, { alt: Pair; use: string }>>(files, file)).map(
      ([name, slot]) => ({ name, alt: slot!.alt, use: slot!.use, file }),
    ),
  );
}

/** A page's name as visitors read it, with its figures left as they are. */
function titleOf(words: unknown, page: string): Texts {
  const { head, title } = (words ?? {}) as { head?: { title?: Pair }; title?: unknown };
  const found = head?.title ?? title;
  if (found && typeof found === "object" && isPair(found)) return found;
  return { en: page, es: page };
}

/** What a file holds; nothing of one that is no YAML, whose fault is told where it is saved. */
function valueOf<Value>(files: ContentFiles, path: string): Partial<Value> {
  const yaml = readYaml(path, files[path] ?? "");
  return ("value" in yaml && (yaml.value as Partial<Value> | null)) || {};
}

/** All choices. */
export function choicesOf(files: ContentFiles): Choices {
  const { facts = {} } = fillComputedFacts(
    valueOf(files, "content/facts.yaml"),
    valueOf(files, "content/lists/events.yaml"),
  ) as { facts?: Record<string, Fact> };
  const { links = {} } = valueOf<{ links: Record<string, Link> }>(files, "content/links.yaml");
  const categories = valueOf<Iterable<{ id: string; name: Pair }>>(
    files,
    "content/lists/blog-categories.yaml",
  ) as Iterable<{ id: string; name: Pair }>;
  return {
    facts: Object.entries(facts).map(([name, fact]) => ({
      name,
      label: fact.label,
      text: { en: factAlone(fact, "en"), es: factAlone(fact, "es") },
    })),
    categories: [...categories].map(({ id, name }) => ({ name: id, label: name })),
    links: Object.entries(links).map(([name, { label, url }]) => ({
      name,
      label,
      known: url !== null,
    })),
    pages: pages.filter(isPlainPage).map((name) => ({
      name,
      title: titleOf(valueOf(files, `content/pages/${moduleName(name)}.yaml`), name),
    })),
    pictures: picturesOf(files),
  };
}
