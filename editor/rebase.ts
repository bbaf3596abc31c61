import { isDeepStrictEqual } from "node:util";
import { isGroup } from "./values.ts";

/** Changes that were made to one value, made to another one: where both changed the same place, `own` stands. */
export function rebase(from: unknown, onto: unknown, own: unknown): unknown {
  if (isDeepStrictEqual(from, own)) return onto;
  if (isGroup(from) && isGroup(onto) && isGroup(own)) {
    const names = new Set([...Object.keys(onto), ...Object.keys(own)]);
    const parts = [...names].map((name) => [name, rebase(from[name], onto[name], own[name])]);
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
  const lists = [from, onto, own].filter((one): one is unknown[] => Array.isArray(one));
  const [before, there, here] = lists;
  if (before && there && here && lists.every(({ length }) => length === before.length)) {
    return before.map((one, at) => rebase(one, there[at], here[at]));
  }
  return own;
}
