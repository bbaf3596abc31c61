/** Puts values into a text that names them in braces: "{people} × {each}". A name without a value stays. */
export function fillTemplate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
