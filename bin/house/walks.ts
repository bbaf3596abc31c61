import { isCode, roomOf } from "./rooms.ts";
import type { SourceFile } from "./tree.ts";

/** A change that comes often, and the places somebody touches for it. */
export type Walk = {
  readonly walk: string;
  /** How many places it should take. */
  readonly goal: number;
  readonly places: readonly string[];
  /** Tests that name the same thing. */
  readonly tests: readonly string[];
};

/** What a walk is read off: an example that is there already, found again by its name. */
type Example = {
  readonly walk: string;
  readonly goal: number;
  readonly name: RegExp;
  /** Where the name does not stand because the change asks for it: links, descriptions of pictures. */
  readonly except?: RegExp;
  /** A folder that is made at one go. */
  readonly folder?: RegExp;
};

const examples: Example[] = [
  { walk: "change a price (the trip of five days, 725)", goal: 1, name: /\b725\b/ },
  {
    walk: "add a page (the terms of service)",
    goal: 4,
    name: /\btermsOfService\b|\bterms-of-service\b/,
    // What is remembered of translations is written by a command.
    except: /^content\/(scenes|blog|links|translations)|^content\/pages\/(?!terms-of-service)/,
    folder: /^app\/pages\/[^/]+(?=\/)/,
  },
  {
    walk: "add a field to a form (the second time of a consultation)",
    goal: 2,
    name: /\bsecondTime\b/,
  },
  {
    walk: "add a field to the gift (the employer)",
    goal: 2,
    name: /\bgift\.employer\b|\bemployer:|"employer"|\bemployer text\b/,
  },
];

/** Walks each example: the files that name it, in their text or by their own name. */
export function walk(tree: readonly SourceFile[]): Walk[] {
  const rooms = tree.filter(
    ({ path }) =>
      path.includes("/") &&
      (isCode(path) || /\.css$|^content\//.test(path)) &&
      !/^(painter|docs)\//.test(path),
  );
  // The names in this file are the examples themselves.
  const named = rooms.filter(({ path }) => !path.startsWith("bin/house/"));
  return examples.map(({ walk: title, goal, name, except, folder }) => {
    const found = named
      .filter(({ path, text }) => (name.test(text) || name.test(path)) && !except?.test(path))
      .map(({ path }) => path);
    const isTest = (path: string) => roomOf(path) === "test";
    const places = found
      .filter((path) => !isTest(path))
      .map((path) => {
        const whole = folder?.exec(path)?.[0];
        return whole && name.test(whole) ? `${whole}/` : path;
      });
    return {
      walk: title,
      goal,
      places: [...new Set(places)].toSorted(),
      tests: found.filter(isTest).toSorted(),
    };
  });
}
