import { isPlainPage, moduleName, pages } from "#domain/addresses.ts";
import type { Language } from "#domain/language/language.ts";
import { parse } from "yaml";
import type { ContentFiles } from "#reader/content-files.ts";
import { parseContent } from "#reader/parse.ts";
import { factAlone, isPair } from "#reader/resolve.ts";
import type { Pair } from "#reader/schema/pair.ts";

type Texts = Readonly<Record<Language, string>>;

/** What the editor offers instead of having a name typed. */
export type Choices = {
  readonly facts: readonly { name: string; label: Texts; text: Texts }[];
  readonly links: readonly { name: string; label: Texts; known: boolean }[];
  readonly pages: readonly { name: string; title: Texts }[];
  readonly pictures: readonly { name: string; alt: Texts; use: string; file: string }[];
};

const scenesOf = (files: ContentFiles) =>
  Object.entries(files).filter(([path]) => path.startsWith("content/scenes/"));

function ofPictures(files: ContentFiles): Choices["pictures"] {
  return scenesOf(files).flatMap(([file, text]) =>
    Object.entries(parse(text) as Record<string, { alt: Pair; use: string }>).map(
      ([name, { alt, use }]) => ({ name, alt, use, file }),
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

/** All choices; those of a content with faults are what can be read of it. */
export function choicesOf(files: ContentFiles): Choices {
  const parsed = parseContent(files);
  const content = "content" in parsed ? parsed.content : null;
  return {
    facts: Object.entries(content?.facts.facts ?? {}).map(([name, fact]) => ({
      name,
      label: fact.label,
      text: { en: factAlone(fact, "en"), es: factAlone(fact, "es") },
    })),
    links: Object.entries(content?.links ?? {}).map(([name, { label, url }]) => ({
      name,
      label,
      known: url !== null,
    })),
    pages: pages.filter(isPlainPage).map((name) => {
      const text = files[`content/pages/${moduleName(name)}.yaml`];
      return { name, title: titleOf(text && parse(text), name) };
    }),
    pictures: ofPictures(files),
  };
}
