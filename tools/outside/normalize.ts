import { unzipSync } from "fflate";
import { readPdf } from "../../test/read-pdf.ts";

/** Every record begins at this time: a weekday, within the office's hours in Guatemala. */
export const startTime = new Date("2026-11-24T10:00:00-06:00");

/** Patterns of values that differ in every run, with their placeholders. */
const volatile: readonly (readonly [RegExp, string])[] = [
  [/^(Date|ETag|Last-Modified|X-Request-Id|Content-Length): .+/gim, "$1: <value>"],
  // Times of the hours after the start, in Guatemala and in UTC, on any day.
  [/\b(\d{4}-\d\d-\d\d)( 1[0-2]:\d\d|T1[678]:\d\d:[\d.]+Z)/g, "$1 <time>"],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, "<uuid>"],
  [/\b\d{13}\.[0-9a-f]{32}\b/g, "<stamp>"],
  [/\b(assets|fonts)\/([\w.-]*?)-[\w-]{8,12}(?=\.\w)/g, "$1/$2-<hash>"],
  [/(pictures\/[\w/-]+?)-[0-9a-f]{10}(?=[-.])/g, "$1-<hash>"],
  [/'sha256-[^']+'/g, "'sha256-<hash>'"],
  [/\b(LW[A-Z])-[0-9A-Z]{4}-[0-9A-Z]{2,4}\b/g, "$1-<number>"],
  [/\b(evt|cs|sub|cus|si|price|prod|in|inpay|re|ch|dp|txn|pi)_test_\w+/g, "<$1>"],
  [/\b(key|token|of|resume)=[\w-]{8,}/g, "$1=<key>"],
  [/\b127\.0\.0\.1:\d{4,5}\b/g, "127.0.0.1:<port>"],
  [/(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{20,}(?![\w-])/g, "<key>"],
  [/(?<![\w-])(?=[0-9a-f]*\d)[0-9a-f]{16,}(?![\w-])/g, "<key>"],
];

/** Replaces the values that differ between two runs of the same site. */
export const normalizeText = (text: string): string =>
  volatile.reduce((done, [pattern, shown]) => done.replace(pattern, shown), text);

const inLines = (value: unknown) =>
  JSON.stringify(value, null, 1).replace(/([.;?!]) (?=\p{L})/gu, "$1\n");

/** `<a href="/x" class="y"/>` as `<a class="y" href="/x">`. */
function sortAttributes(tag: string): string {
  const name = /^<\/?[^\s/>]+/.exec(tag)?.[0] ?? "<";
  const found = tag.slice(name.length, -1).match(/[^\s=/>"']+(=("[^"]*"|'[^']*'|[^\s>]+))?/g) ?? [];
  return `${[name, ...found.toSorted()].join(" ")}>`;
}

/** HTML or XML with an element or text on each line. Of styles and scripts only the tags are kept. */
export function normalizeHtml(html: string): string {
  const plain = html.replace(/<!--.*?-->/gs, "");
  const pieces = plain.matchAll(/(<(script|style)\b[^>]*>)(.*?)<\/\2>|<[^>]*>|[^<]+/gis);
  const lines = Array.from(pieces, ([piece, opening, , content = ""]) => {
    if (opening?.includes("ld+json")) return inLines(JSON.parse(content));
    if (opening) return sortAttributes(opening) + (content.trim() && "…");
    if (piece.startsWith("<")) return /^<[!?]/.test(piece) ? piece : sortAttributes(piece);
    return piece.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replace(/\s+/g, " ");
  });
  return normalizeText(lines.join("\n"));
}

export async function describeBody(type: string, bytes: Uint8Array): Promise<string> {
  const text = new TextDecoder().decode(bytes);
  if (/html|xml/.test(type)) return normalizeHtml(text);
  if (type.includes("json")) return normalizeText(inLines(JSON.parse(text)));
  if (type.includes("pdf")) return normalizeText(inLines(await readPdf(bytes)));
  if (type.includes("zip")) return Object.keys(unzipSync(bytes)).join("\n");
  return /^text\/(?!javascript)/.test(type) ? normalizeText(text) : "";
}

export async function describeAnswer(response: Response): Promise<string> {
  const { status, headers, redirected, url } = response;
  const type = headers.get("Content-Type") ?? "";
  const place = normalizeText(headers.get("Location") ?? (redirected ? url : ""));
  const body = await describeBody(type, new Uint8Array(await response.arrayBuffer()));
  return `${status} ${type} ${place}\n${body}`;
}

/** A file name for an address or step: `/es/blog?page=2` → `es.blog.page=2`. */
export const nameOf = (text: string) =>
  text.replace(/^\W+|(?<=^.{150}).*/gs, "").replace(/[^\p{L}\d@=-]+/gu, ".") || "home";
