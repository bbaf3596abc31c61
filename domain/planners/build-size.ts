import { builds, type Build, type Range } from "./material-estimate.ts";

/** Limits of the material calculator, in metres. Larger builds need an engineer. */
export const sizeLimits: Readonly<Record<Build, { across: Range; height: Range }>> = {
  "retaining-wall": { across: { from: 0.5, to: 100 }, height: { from: 0.3, to: 6 } },
  "house-wall": { across: { from: 0.5, to: 100 }, height: { from: 0.3, to: 6 } },
  dome: { across: { from: 1, to: 8 }, height: { from: 1, to: 8 } },
  tank: { across: { from: 0.3, to: 8 }, height: { from: 0.3, to: 4 } },
};

/** Default sizes in metres. The tank is a household's (specification 9: 1,100 litres). */
const defaults: Readonly<Record<Build, { across: string; height: string }>> = {
  "retaining-wall": { across: "6", height: "2" },
  "house-wall": { across: "6", height: "2" },
  dome: { across: "4", height: "4" },
  tank: { across: "1.2", height: "1" },
};

/**
 * Reads the calculator's query, `?build=dome&across=4&height=3.5`, with defaults.
 * @returns the values as typed, to show in the fields, and the size; null: either length is invalid
 */
export function readSize(query: URLSearchParams) {
  const build = builds.find((id) => id === query.get("build")) ?? builds[0];
  const typed = {
    across: (query.get("across") ?? defaults[build].across).slice(0, 20),
    height: (query.get("height") ?? defaults[build].height).slice(0, 20),
  };
  const across = parseMetres(typed.across, sizeLimits[build].across);
  const height = parseMetres(typed.height, sizeLimits[build].height);
  const problems = [
    ...(across === null ? ["across" as const] : []),
    ...(height === null ? ["height" as const] : []),
  ];
  const size = across === null || height === null ? null : { build, across, height };
  return { build, typed, size, problems };
}

export type SizeQuestion = ReturnType<typeof readSize>;

/** Parses metres with at most two decimals, after a point or (Spanish) comma; null if invalid or out of range. */
function parseMetres(text: string, { from, to }: Range): number | null {
  const trimmed = text.trim();
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(trimmed)) return null;
  const metres = Number(trimmed.replace(",", "."));
  return metres >= from && metres <= to ? metres : null;
}
