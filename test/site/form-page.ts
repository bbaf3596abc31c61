import { renderToStaticMarkup } from "react-dom/server";
import { expect } from "vitest";

export function tagOf(html: string, id: string): string {
  return html.match(new RegExp(`<[a-z]+\\b[^>]*\\bid="${id}"[^>]*>`))?.[0] ?? "";
}

export const escaped = (text: string) => renderToStaticMarkup(text);

/** Like `toContain`, without printing the whole page when it does not. */
export function expectIn(html: string, text: string): void {
  expect(html.includes(text) ? text : "").toBe(text);
}
