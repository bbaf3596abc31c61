/** React draws another document than this version of it did. */
export class DocumentChanged extends Error {
  override readonly name = "DocumentChanged";
}

/**
 * Puts something behind the first element of the head.
 * @throws DocumentChanged
 */
export function putIntoHead(html: string, more: string): string {
  const [before, after, ...others] = html.split(/(?<=<meta charSet="utf-8"\/>)/);
  if (after === undefined || others.length > 0)
    throw new DocumentChanged('<meta charSet="utf-8"/> is not there exactly once');
  return before + more + after;
}

const end = "</body></html>";

/**
 * Puts something behind all that React has drawn.
 * @throws DocumentChanged
 */
export function putAtEnd(html: string, more: string): string {
  if (!html.endsWith(end))
    throw new DocumentChanged(`the end is ${html.slice(-end.length)}, not ${end}`);
  return html.slice(0, -end.length) + more + end;
}
