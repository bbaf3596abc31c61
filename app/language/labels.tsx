import { createContext, useContext, useMemo, type ReactNode } from "react";
import { fillTemplate, type Language } from "#domain/language/language.ts";
import type { Labels } from "#reader/content.ts";
import type { LabelName } from "#reader/schema/ui.ts";

type LanguageContext = { language: Language; labels: Labels };

const Context = createContext<LanguageContext | null>(null);

/** Gives the tree below it the language of the page and its labels. */
export function LanguageProvider({
  language,
  labels,
  children,
}: LanguageContext & { children: ReactNode }) {
  const value = useMemo(() => ({ language, labels }), [language, labels]);
  return <Context value={value}>{children}</Context>;
}

function useLanguageContext(): LanguageContext {
  const value = useContext(Context);
  if (!value) {
    throw new Error(
      "Labels were looked up outside <LanguageProvider>: wrap the tree that asks for them in it.",
    );
  }
  return value;
}

/** Returns a function that checks if a label exists, for the few that editors may leave out. */
export function useHasLabel(): (name: LabelName) => boolean {
  const { labels } = useLanguageContext();
  return (name) => labels[name] !== undefined;
}

export function useLanguage(): Language {
  return useLanguageContext().language;
}

/**
 * Returns a function that looks up a label of content/ui.yaml by its full name and fills `{placeholders}`. It throws on
 * unknown names, which `npm run check` finds, and outside the provider (specification 8).
 */
export function useLabel(): (name: LabelName, values?: Record<string, string | number>) => string {
  const { labels } = useLanguageContext();
  return (name, values = {}) => {
    const text = labels[name];
    if (text === undefined) throw new Error(`There is no label "${name}" in content/ui.yaml.`);
    return fillTemplate(text, values);
  };
}
