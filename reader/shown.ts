import { isPair } from "./resolve.ts";

/** The visible part of a value, and the number of drafts in it. */
type Shown<T> = { readonly value: T; readonly drafts: number };

/** The name of a section among those of its page. */
export const sectionName = ({ kind, title }: { kind?: unknown; title?: { en?: unknown } }) =>
  [kind, title?.en].filter(Boolean).join(" ");

/**
 * Removes hidden parts, and drafts at a public address: from lists entirely, in groups they become null.
 * @param marksSections true to keep the `sections` of pages, each of which then has its name
 */
export function shown<T>(value: T, isPublic: boolean, marksSections = false): Shown<T> {
  let drafts = 0;
  const isShown = (part: unknown): boolean => {
    if (!part || typeof part !== "object") return true;
    const { hidden, draft } = part as { hidden?: unknown; draft?: unknown };
    if (hidden === true || (draft === true && isPublic)) return false;
    if (draft === true) drafts += 1;
    return true;
  };
  const marked = (section: object) => ({
    ...(walk(section) as object),
    part: sectionName(section),
  });
  const walk = (part: unknown, name = ""): unknown => {
    if (!part || typeof part !== "object" || isPair(part)) return part;
    if (Array.isArray(part)) {
      if (marksSections && name === "sections") return part.map(marked);
      return part.filter(isShown).map((one) => walk(one));
    }
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [key, isShown(inner) ? walk(inner, key) : null]),
    );
  };
  return { value: walk(value) as T, drafts };
}
