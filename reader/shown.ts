import { isPair } from "./resolve.ts";

/** A value as visitors see it, and how many drafts they see in it. */
type Shown<T> = { readonly value: T; readonly drafts: number };

/**
 * Leaves out entries and parts that are hidden, and on a public address those that are drafts: of a list they are
 * gone, of a group they are null.
 */
export function shown<T>(value: T, isPublic: boolean): Shown<T> {
  let drafts = 0;
  const isShown = (part: unknown): boolean => {
    if (!part || typeof part !== "object") return true;
    const { hidden, draft } = part as { hidden?: unknown; draft?: unknown };
    if (hidden === true || (draft === true && isPublic)) return false;
    if (draft === true) drafts += 1;
    return true;
  };
  const walk = (part: unknown): unknown => {
    if (!part || typeof part !== "object" || isPair(part)) return part;
    if (Array.isArray(part)) return part.filter(isShown).map(walk);
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [key, isShown(inner) ? walk(inner) : null]),
    );
  };
  return { value: walk(value) as T, drafts };
}
