const placeholder = /\{(\w+)\}/g;

/**
 * Puts values into a text that names them in braces: "{people} × {each}". In one pass, so that a value
 * that holds braces itself stays as it is; a name without a value stays, too.
 */
export function fillTemplate(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** The names that a text leaves open, in their order. */
export function placeholdersOf(text: string): string[] {
  return Array.from(text.matchAll(placeholder), ([, name = ""]) => name);
}
