import { readFileSync } from "node:fs";
import { parse } from "yaml";

const { facts } = parse(readFileSync("content/facts.yaml", "utf8")) as {
  facts: Record<string, { value: number }>;
};
const amounts = (interval: string, count: number) =>
  Array.from({ length: count }, (_, at) => facts[`donation_${interval}_${at + 1}`]!.value);

/** The amounts that the donation form offers, in dollars, from the register; the second is chosen at first. */
export const presets = { once: amounts("once", 6), monthly: amounts("monthly", 4) };

/** What the form gives when nothing is chosen, in cents. */
export const usual = { once: presets.once[1]! * 100, monthly: presets.monthly[1]! * 100 };
