import { fullPathOf } from "#domain/language/light-address.ts";

/** The last pages that were read stay on the device, and no more than these bytes in all. */
const readLimits = { pages: 30, bytes: 3_000_000 };

/**
 * True for a page that may stay on the device once it was read: a whole page that everybody gets alike. A page of
 * one reader (`private`, `no-store`) or one that was asked with a query does not stay.
 */
export function mayStay(
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
 * The pages that leave, so that the newest stay within the limits.
 * @param pages oldest first
 */
export function leaving(
  pages: readonly { readonly path: string; readonly bytes: number }[],
  limits = readLimits,
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

/** The path under which a page is kept: of the full version, without a slash at the end. */
export function keptPath({ pathname }: URL): string {
  const path = pathname.replace(/(.)\/+$/, "$1");
  return fullPathOf(path) ?? path;
}
