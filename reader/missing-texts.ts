import { languages, rowOf, type Language } from "#domain/language/language.ts";
import type { ContentFiles } from "./content-files.ts";
import { readYaml } from "./read-yaml.ts";
import { isPair } from "./resolve.ts";
import { wordsBeside } from "./translations.ts";

/** A text that a language does not have yet: English stands in its place. */
export type MissingText = {
  readonly language: Language;
  readonly file: string;
  /** An article's words are the field `body`. */
  readonly field: string;
};

function fieldsWithout(language: Language, value: unknown, field = ""): string[] {
  if (!value || typeof value !== "object") return [];
  if (isPair(value)) return value[language] === undefined ? [field] : [];
  return Object.entries(value).flatMap(([name, part]) =>
    fieldsWithout(language, part, field === "" ? name : `${field}.${name}`),
  );
}

/**
 * What is missing of the languages whose texts may be missing (domain/language/rows.ts).
 * @param files path from the project's root → text
 */
export function missingTexts(files: ContentFiles): MissingText[] {
  const growing = languages.filter((language) => !rowOf(language).isWhole);
  return growing.flatMap((language) =>
    Object.entries(files).flatMap(([file, text]) => {
      if (!file.endsWith(".yaml")) return [];
      const yaml = readYaml(file, text);
      const fields = "value" in yaml ? fieldsWithout(language, yaml.value) : [];
      const lacksBody =
        wordsBeside.test(file) && !files[file.replace(wordsBeside, `${language}.md`)]?.trim();
      return [...fields, ...(lacksBody ? ["body"] : [])].map((field) => ({
        language,
        file,
        field,
      }));
    }),
  );
}

const namedFields = 5;

/** One line for each file: "Kaqchikel lacks 7 texts of content/pages/about.yaml: head.title, …". */
export function missingLines(texts: readonly MissingText[]): string[] {
  return [...Map.groupBy(texts, ({ language, file }) => `${language} ${file}`).values()].map(
    (ofFile) => {
      const [{ language, file }] = ofFile as [MissingText, ...MissingText[]];
      const named = ofFile.slice(0, namedFields).map(({ field }) => field);
      const more = ofFile.length > namedFields ? ", …" : "";
      const count = ofFile.length === 1 ? "1 text" : `${ofFile.length} texts`;
      return `${rowOf(language).name} lacks ${count} of ${file}: ${named.join(", ")}${more}`;
    },
  );
}
