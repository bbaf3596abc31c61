import { z } from "zod";
import { pair } from "./pair.ts";

/** Words by name, of which code asks for each by its own. */
export const named = <const Names extends readonly string[]>(...names: Names) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, pair])) as Record<Names[number], typeof pair>,
  );
