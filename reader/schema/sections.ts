import { z } from "zod";
import { block } from "./blocks.ts";
import { marks } from "./pair.ts";

type Names = readonly [string, ...string[]];

/** Faults of missing and repeated sections. */
function eachOnce(names: Names) {
  return ({ value, issues }: z.core.ParsePayload<readonly { kind: string }[]>): void => {
    const found = value.map(({ kind }) => kind);
    const tell = (message: string, path: PropertyKey[], part: string) =>
      issues.push({ code: "custom", input: value, message, path, params: { part } });
    for (const name of names) {
      if (!found.includes(name)) tell("every part of the page, also {part}", [], name);
      const again = found.indexOf(name, found.indexOf(name) + 1);
      if (again > 0) tell("each part of the page once", [again], name);
    }
  };
}

/**
 * Blocks of a page, with the page's own sections between them, each exactly once: `{ kind: planner }`.
 * @param names sections that the page's module renders
 */
export function blocksAnd<const N extends Names>(names: N) {
  const own = z.strictObject({ kind: z.enum(names), hidden: marks.hidden });
  return z.array(z.discriminatedUnion("kind", [...block.options, own])).check(eachOnce(names));
}
