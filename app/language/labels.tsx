import { createContext, useContext, useMemo, type ReactNode } from "react";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { Labels } from "#reader/content.ts";
import type { LabelName } from "#reader/schema/ui.ts";
import type { Language } from "#domain/language/language.ts";

type Speech = { language: Language; labels: Labels };

const SpeechContext = createContext<Speech | null>(null);

/** Everything below speaks this language and finds these labels. */
export function LanguageProvider({ language, labels, children }: Speech & { children: ReactNode }) {
  const speech = useMemo(() => ({ language, labels }), [language, labels]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) {
    throw new Error(
      "Labels were looked up outside <LanguageProvider>: wrap the tree that asks for them in it.",
    );
  }
  return speech;
}

/** Tells if there is a label of this name: for the few that editors may leave unwritten. */
export function useHasLabel(): (name: LabelName) => boolean {
  const { labels } = useSpeech();
  return (name) => labels[name] !== undefined;
}

/** The language of the page being drawn. */
export function useLanguage(): Language {
  return useSpeech().language;
}

/**
 * Looks up labels of content/ui.yaml by their whole name and fills `{placeholders}`.
 * Throws outside its provider (specification 8). `npm run check` finds names that are not written.
 */
export function useLabel(): (name: LabelName, values?: Record<string, string | number>) => string {
  const { labels } = useSpeech();
  return (name, values = {}) => {
    const text = labels[name];
    if (text === undefined) throw new Error(`There is no label "${name}" in content/ui.yaml.`);
    return fillTemplate(text, values);
  };
}
