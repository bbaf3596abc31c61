export type Encoding = "br" | "gzip" | "identity";

/** What the server likes best comes first: it wins where the client likes several equally. */
const preferred = ["br", "gzip", "identity"] as const;

function weights(header: string): Map<string, number> {
  const result = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [coding = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    if (!coding) continue;
    const q = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    const weight = q === undefined ? 1 : Number(q);
    result.set(coding, Number.isFinite(weight) ? Math.min(Math.max(weight, 0), 1) : 0);
  }
  return result;
}

function rank(header: string): readonly Encoding[] {
  const given = weights(header);
  const weightOf = (coding: Encoding) => {
    const own = given.get(coding) ?? (coding === "gzip" ? given.get("x-gzip") : undefined);
    if (own !== undefined) return own;
    const any = given.get("*");
    // RFC 9110, 12.5.3: identity is acceptable unless it is excluded by name or by `*;q=0`.
    if (coding === "identity") return any === 0 ? 0 : 0.0001;
    return any ?? 0;
  };
  return preferred
    .map((coding) => ({ coding, weight: weightOf(coding) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ coding }) => coding);
}

// Browsers send a handful of values; the bound keeps a stranger from filling the memory.
const ranked = new Map<string, readonly Encoding[]>();
const maxRemembered = 200;

/**
 * The encodings a client takes, best first, by its `Accept-Encoding` (RFC 9110, 12.5.3). Empty when
 * it takes none of ours; it is then sent the plain bytes, which the same section allows.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const value = header ?? "";
  let result = ranked.get(value);
  if (!result) {
    result = rank(value);
    if (ranked.size < maxRemembered) ranked.set(value, result);
  }
  return result;
}
