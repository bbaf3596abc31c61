export type ByteRange = { readonly start: number; readonly end: number };

/**
 * Reads a `Range` header for one range of bytes (RFC 9110, 14.2), both ends included.
 * @returns the range; "unsatisfiable" when it lies outside the file; null when the header is absent,
 * malformed or asks for several ranges, all of which a server may answer with the whole file.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | null {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? "");
  if (!match) return null;
  const [, from = "", to = ""] = match;
  if (!from && !to) return null;
  if (!from) {
    const length = Math.min(Number(to), size);
    return length > 0 ? { start: size - length, end: size - 1 } : "unsatisfiable";
  }
  const start = Number(from);
  if (to && Number(to) < start) return null;
  if (start >= size) return "unsatisfiable";
  return { start, end: to ? Math.min(Number(to), size - 1) : size - 1 };
}
