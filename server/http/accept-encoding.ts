export type Encoding = "br" | "gzip" | "identity";

/** The encodings a client takes, best first (RFC 9110, 12.5.3). Nobody weighs one that is taken against another. */
export function acceptedEncodings(header = ""): readonly Encoding[] {
  const taken = header
    .toLowerCase()
    .split(",")
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.replace(/;.*/, "").trim());
  return [...(["br", "gzip"] as const).filter((coding) => taken.includes(coding)), "identity"];
}
