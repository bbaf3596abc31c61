/**
 * A PDF as the answer to a request. What is opened by a key stays out of caches and search results.
 * @param name of the file, without its ending
 */
export function pdf(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  cache = "private, no-store",
): Response {
  return new Response(bytes, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="long-way-home-${name}.pdf"`,
      "Cache-Control": cache,
      ...(cache.startsWith("private") ? { "X-Robots-Tag": "noindex" } : {}),
    },
  });
}
