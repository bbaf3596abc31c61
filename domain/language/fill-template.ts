const placeholder = /\{(\w+)\}/g;

/** Replaces placeholders, "{people} × {each}", in one pass: braces in values stay, and so do names without a value. */
export function fillTemplate(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** Names of the placeholders in a text, in order. */
export function placeholdersOf(text: string): string[] {
  return Array.from(text.matchAll(placeholder), ([, name = ""]) => name);
}
