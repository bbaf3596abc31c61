import type { Place } from "./place.ts";

type Sheet = {
  title: string;
  lead: string;
  parts: readonly string[];
  steps: readonly string[];
};

/** "A grate [3]" → "A grate": the numbers lead to sources that stand on the page. */
const withoutSources = (text: string) => text.replace(/ \[[\d, ]+\]$/, "");

/** A build sheet whose parts and steps stand on the page (https://schema.org/HowTo). */
export function howTo({ language }: Place, { title, lead, parts, steps }: Sheet) {
  return {
    "@type": "HowTo",
    name: title,
    description: lead,
    supply: parts.map((part) => ({ "@type": "HowToSupply", name: withoutSources(part) })),
    step: steps.map((step, at) => ({
      "@type": "HowToStep",
      position: at + 1,
      text: withoutSources(step),
    })),
    inLanguage: language,
  };
}
