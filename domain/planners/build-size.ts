import { builds, type Build, type Range, type Size } from "./material-estimate.ts";

/** The sizes that may be asked about, in metres. A larger build is a matter for an engineer. */
export const sizeLimits: Readonly<Record<Build, { across: Range; height: Range }>> = {
  "retaining-wall": { across: { from: 0.5, to: 100 }, height: { from: 0.3, to: 6 } },
  "house-wall": { across: { from: 0.5, to: 100 }, height: { from: 0.3, to: 6 } },
  dome: { across: { from: 1, to: 8 }, height: { from: 1, to: 8 } },
  tank: { across: { from: 0.3, to: 8 }, height: { from: 0.3, to: 4 } },
};

/** The size that an address asks about which names none. A tank of this size is a household's (specification 9: 1,100 litres). */
const usual: Readonly<Record<Build, { across: string; height: string }>> = {
  "retaining-wall": { across: "6", height: "2" },
  "house-wall": { across: "6", height: "2" },
  dome: { across: "4", height: "4" },
  tank: { across: "1.2", height: "1" },
};

export type SizeQuestion = {
  readonly build: Build;
  /** As it was typed, to be kept in its field. */
  readonly typed: { readonly across: string; readonly height: string };
  /** Null while one of the two is no length that can be built. */
  readonly size: Size | null;
  readonly problems: readonly ("across" | "height")[];
};

/** The size that an address asks about, `?build=dome&across=4&height=3.5`; what it leaves out is usual. */
export function readSize(query: URLSearchParams): SizeQuestion {
  const build = builds.find((id) => id === query.get("build")) ?? builds[0];
  const typed = {
    across: (query.get("across") ?? usual[build].across).slice(0, 20),
    height: (query.get("height") ?? usual[build].height).slice(0, 20),
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

/** Centimetres are fine enough; a comma is a point to many who write Spanish. */
function parseMetres(text: string, { from, to }: Range): number | null {
  const trimmed = text.trim();
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(trimmed)) return null;
  const metres = Number(trimmed.replace(",", "."));
  return metres >= from && metres <= to ? metres : null;
}
