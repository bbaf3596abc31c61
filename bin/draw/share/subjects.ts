import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { z } from "zod";
import { ContentFaults, faultsOf, type Fault } from "#reader/fault.ts";
import { listFiles } from "#reader/list-files.ts";
import { readYaml } from "#reader/read-yaml.ts";
import { factReference } from "#reader/references.ts";
import { formatFact } from "#reader/format-fact.ts";
import { factsFile, type Fact } from "#reader/schema/facts.ts";
import { pair, pictureName, type Pair } from "#reader/schema/pair.ts";
import { languages, type Language } from "#domain/language/language.ts";

/** A page somebody may pass on, and the picture that goes with the link. */
export type ShareSubject = {
  /** The page's module name, `blog/<id>` or `green-builds/<id>`. */
  page: string;
  /** In each language that has it. */
  title: Partial<Record<Language, string>>;
  /** A picture slot; null when the page has none of its own. */
  picture: string | null;
};

const pageFile = z.looseObject({
  head: z.looseObject({
    title: pair,
    share: pictureName.optional(),
    share_title: pair.optional(),
  }),
});
const postFile = z.looseObject({ title: pair, picture: pictureName });
const buildsFile = z.array(z.looseObject({ id: z.string(), title: pair, picture: pictureName }));
const siteFile = z.looseObject({ name: z.string() });

/** Reads YAML files and checks the part of them that matters here; the loader checks the rest. */
class Reading {
  readonly faults: Fault[] = [];

  read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | null {
    const yaml = readYaml(file, readFileSync(file, "utf8"));
    if ("faults" in yaml) {
      this.faults.push(...yaml.faults);
      return null;
    }
    const parsed = schema.safeParse(yaml.value);
    if (parsed.success) return parsed.data;
    this.faults.push(...faultsOf(file, yaml.value, parsed.error));
    return null;
  }
}

/** The first picture slot a page names, in the order of its file. */
function firstPicture(value: unknown, key = ""): string | null {
  if (typeof value === "string") return key === "picture" ? value : null;
  if (!value || typeof value !== "object") return null;
  for (const [name, part] of Object.entries(value)) {
    const found = firstPicture(part, Array.isArray(value) ? key : name);
    if (found) return found;
  }
  return null;
}

/** Every page, blog post and build with its title, figures filled in. Throws ContentFaults. */
export function readShareSubjects(): { name: string; subjects: ShareSubject[] } {
  const reading = new Reading();
  const site = reading.read("content/site.yaml", siteFile);
  const facts: Record<string, Fact> = reading.read("content/facts.yaml", factsFile)?.facts ?? {};
  const filled = (text: string, language: Language): string =>
    text.replace(factReference, (whole, name: string) => {
      const fact = facts[name];
      return fact ? formatFact(fact, language) : whole;
    });
  const subjects: ShareSubject[] = [];
  const add = (page: string, title: Pair, picture: string | null): void => {
    const words = languages.flatMap((language) => {
      const text = title[language];
      return text === undefined ? [] : [[language, filled(text, language)]];
    });
    subjects.push({ page, title: Object.fromEntries(words), picture });
  };
  for (const file of listFiles("content/pages/*.yaml")) {
    const page = reading.read(file, pageFile);
    if (!page) continue;
    const { title, share, share_title: words } = page.head;
    add(basename(file, ".yaml"), words ?? title, share ?? firstPicture(page));
  }
  for (const file of listFiles("content/blog/*/post.yaml")) {
    const post = reading.read(file, postFile);
    if (post) add(`blog/${basename(dirname(file))}`, post.title, post.picture);
  }
  for (const build of reading.read("content/lists/projects.yaml", buildsFile) ?? [])
    add(`green-builds/${build.id}`, build.title, build.picture);
  if (reading.faults.length > 0 || !site) throw new ContentFaults(reading.faults);
  return { name: site.name, subjects };
}
