/** A piece of a page that is HTML already. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | null | false | readonly Part[];

function written(part: Part): string {
  if (part === null || part === false) return "";
  if (part instanceof Html) return part.text;
  if (typeof part === "string" || typeof part === "number")
    return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return part.map(written).join("");
}

/** HTML in which everything that is filled in stands as text, unless it is HTML itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((text, at) => text + written(parts[at] ?? null)).join(""));
}
