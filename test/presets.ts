import { readFileSync } from "node:fs";
import { parse } from "yaml";

const { facts } = parse(readFileSync("content/facts.yaml", "utf8")) as {
  facts: Record<string, { value: number }>;
};
const amounts = (interval: string, count: number) =>
  Array.from({ length: count }, (_, at) => facts[`donation_${interval}_${at + 1}`]!.value);

/** Amounts of the donation form in dollars, from content/facts.yaml; the second one is preselected. */
export const presets = { once: amounts("once", 6), monthly: amounts("monthly", 4) };

/** The preselected amounts in cents. */
export const usual = { once: presets.once[1]! * 100, monthly: presets.monthly[1]! * 100 };
