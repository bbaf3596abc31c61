import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import type { Language } from "#domain/language/language.ts";
import { fileTitle, plainName } from "../../file-title.ts";
import type { Texts } from "./api.ts";
import { config } from "./config.ts";

const { ui, files, fields, hints, options } = config.words;

function wordsIn(language: Language) {
  return {
    language,
    /** A label of the editor, with what is filled in. */
    t(name: string, values: Readonly<Record<string, string | number>> = {}): string {
      const text = ui[name]?.[language] ?? name;
      return text.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ""));
    },
    /** Of a field, by its key in the file. */
    field: (name: string) => fields[name]?.[language] ?? plainName(name),
    hint: (name: string) => hints[name]?.[language] ?? null,
    option: (name: string) =>
      options[name]?.[language] ?? fields[name]?.[language] ?? plainName(name),
    /** Of a file, by its own title among those given. */
    file: (titles: Readonly<Record<string, Texts>>, entry: { path: string; name: string }) =>
      fileTitle({ titles, files }, entry, language),
    of: (texts: Texts) => texts[language],
  };
}

type Words = ReturnType<typeof wordsIn> & { readonly choose: (language: Language) => void };
const LanguageContext = createContext<Words | null>(null);

/** The language of all of staff's place. */
function keepLanguage(language: Language): void {
  void fetch("/language", { method: "POST", body: new URLSearchParams({ language }) });
}

/** What the editor says, in the language of whoever edits. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(config.language);
  const choose = (one: Language) => {
    setLanguage(one);
    keepLanguage(one);
  };
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = `${wordsIn(language).t("editor")} · Long Way Home`;
  }, [language]);
  return <LanguageContext value={{ ...wordsIn(language), choose }}>{children}</LanguageContext>;
}

export function useWords(): Words {
  return useContext(LanguageContext)!;
}
