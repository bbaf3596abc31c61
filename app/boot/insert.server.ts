/** React's HTML no longer begins or ends as these functions expect. */
export class DocumentChanged extends Error {
  override readonly name = "DocumentChanged";
}

/**
 * Inserts HTML after the first element of the head.
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
 * Inserts HTML before `</body>`.
 * @throws DocumentChanged
 */
export function putAtEnd(html: string, more: string): string {
  if (!html.endsWith(end))
    throw new DocumentChanged(`the end is ${html.slice(-end.length)}, not ${end}`);
  return html.slice(0, -end.length) + more + end;
}
