import { fullPathOf } from "#domain/language/light-address.ts";

const limitsOfReadPages = { pages: 30, bytes: 3_000_000 };

/** True for a complete page without query and not `private` or `no-store`, that is, equal for all visitors. */
export function isCacheable(
  address: URL,
  answer: { readonly status: number; readonly type: string; readonly headers: Headers },
): boolean {
  const { status, type, headers } = answer;
  return (
    status === 200 &&
    type === "basic" &&
    address.search === "" &&
    /^text\/html\b/i.test(headers.get("Content-Type") ?? "") &&
    !/\b(private|no-store)\b/i.test(headers.get("Cache-Control") ?? "")
  );
}

/**
 * Paths of the oldest pages beyond the limits.
 * @param pages oldest first
 */
export function pagesToEvict(
  pages: readonly { readonly path: string; readonly bytes: number }[],
  limits = limitsOfReadPages,
): string[] {
  let count = 0;
  let bytes = 0;
  return pages
    .toReversed()
    .filter((page) => {
      count += 1;
      bytes += page.bytes;
      return count > limits.pages || bytes > limits.bytes;
    })
    .map(({ path }) => path);
}

/** Cache key of a page: the full version's path without trailing slash. */
export function cachePath({ pathname }: URL): string {
  const path = pathname.replace(/(.)\/+$/, "$1");
  return fullPathOf(path) ?? path;
}
