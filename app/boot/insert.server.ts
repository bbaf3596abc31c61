const headStart = '<meta charSet="utf-8"/>';
const end = "</body></html>";

/**
 * Inserts HTML after the first element of React's head, and before the end of its body.
 * @throws Error when React's HTML no longer begins or ends as expected
 */
export function insertInto(html: string, intoHead: string, atEnd: string): string {
  const [before, after, ...others] = html.split(headStart);
  if (after === undefined || others.length > 0 || !html.endsWith(end))
    throw new Error(`React's HTML lacks ${headStart}, has it twice, or does not end with ${end}`);
  return before + headStart + intoHead + after.slice(0, -end.length) + atEnd + end;
}
