import { siteWords } from "./site-words.ts";

const { facts } = siteWords("en").content.facts;
const amounts = (interval: string, count: number) =>
  Array.from({ length: count }, (_, at) => Number(facts[`donation_${interval}_${at + 1}`]!.value));

/** Amounts of the donation form in dollars, from content/facts.yaml; the second one is preselected. */
export const presets = { once: amounts("once", 6), monthly: amounts("monthly", 4) };

export const usual = { once: presets.once[1]! * 100, monthly: presets.monthly[1]! * 100 };
