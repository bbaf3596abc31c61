import { isDeepStrictEqual } from "node:util";
import { languages } from "#domain/language/language.ts";
import { sectionName } from "#reader/shown.ts";
import type { FormNode } from "./form-schema.ts";
import { getAt, groupOf, isGroup, setAt, shapeOf, type Path } from "./values.ts";

/**
 * Applies a submitted form to the value of a content file; values without an input stay.
 * @param at path of `value` within the file, which is also the name of its input
 */
export function fillIn(node: FormNode, value: unknown, form: URLSearchParams, at = ""): unknown {
  const typed = form.get(at);
  const inner = (name: string | number) => (at ? `${at}.${name}` : String(name));
  switch (node.kind) {
    case "pair":
    case "article": {
      if (!isGroup(value)) return value;
      const words = languages.flatMap((one) => {
        const text = form.get(inner(one))?.replaceAll("\r\n", "\n");
        if (text === undefined) return [];
        // Texts of one line stay on one line.
        const isLong = node.kind === "article" || String(value[one]).includes("\n");
        return [[one, isLong ? text : text.replaceAll(/\s*\n\s*/g, " ")] as const];
      });
      return { ...value, ...Object.fromEntries(words) };
    }
    case "text":
      // Copied web addresses often have spaces around them.
      return typed === null ? value : at.endsWith("url") ? typed.trim() : typed;
    case "choice":
      return typed ?? value;
    case "number":
      return typed === null || typed === "" ? (typed ?? value) : Number(typed);
    case "tick":
      return typed === null ? value : form.getAll(at).includes("on");
    case "nullable":
      return value === null ? null : fillIn(node.value, value, form, at);
    case "shapes":
      return fillIn(node.shapes[shapeOf(node.shapes, value)]!.node, value, form, at);
    case "list":
      if (!Array.isArray(value)) return value;
      if (node.item.kind === "choice") {
        return typed === null ? value : form.getAll(at).filter((one) => one !== "");
      }
      return value.map((item, place) => fillIn(node.item, item, form, inner(place)));
    case "record":
    case "group":
    case "blocks": {
      if (!isGroup(value)) return value;
      const known = node.kind === "record" ? null : groupOf(node, value);
      const parts = Object.entries(value).map(([name, part]) => {
        const own =
          node.kind === "record" ? node.item : known?.fields.find((one) => one.name === name)?.node;
        return [name, own ? fillIn(own, part, form, inner(name)) : part];
      });
      return Object.fromEntries(parts);
    }
  }
}

/** A change by a button of a form: what it does, and to which path. `render` changes nothing and only opens an entry. */
export type FormEdit =
  | readonly [does: "set" | "put", path: Path, value: unknown]
  | readonly [does: "move", path: Path, to: number]
  | readonly [does: "take" | "copy" | "render", path: Path];

/** A copy has an empty id: `withIds` gives it one when it is saved. */
const copyOf = (item: unknown) => (isGroup(item) && "id" in item ? { ...item, id: "" } : item);

/** @returns the changed value, and the path to show next */
export function applyEdit(value: unknown, [does, path, given]: FormEdit) {
  const above = path.slice(0, -1);
  const place = Number(path.at(-1));
  const items = getAt(value, above);
  const list = Array.isArray(items) ? (items as unknown[]) : [];
  const withList = (next: unknown[], at: number) => ({
    value: setAt(value, above, next),
    at: [...above, at],
  });
  switch (does) {
    case "set":
      return { value: setAt(value, path, given), at: path };
    case "put":
      return withList(list.toSpliced(place, 0, given), place);
    case "copy":
      return withList(list.toSpliced(place + 1, 0, copyOf(list[place])), place + 1);
    case "move":
      return withList(list.toSpliced(place, 1).toSpliced(given, 0, list[place]), given);
    case "take":
      return Array.isArray(items)
        ? withList(list.toSpliced(place, 1), place)
        : { value: setAt(value, path, undefined), at: path.at(-1) === "hidden" ? path : above };
    case "render":
      return { value, at: path };
  }
}

/** The place in a list of an entry that may have been moved, by its id or its kind and title; -1: not there. */
function placeIn(list: readonly unknown[], entry: unknown): number {
  const markOf = (one: unknown) =>
    isGroup(one) ? String(one["id"] ?? one["slot"] ?? sectionName(one)) : "";
  const mark = markOf(entry);
  return mark === "" ? -1 : list.findIndex((one) => markOf(one) === mark);
}

/**
 * Applies the changes from `from` to `own` onto another value, `onto`. Where both changed the same field, or the order
 * of the same list, `own` wins.
 */
export function rebase(from: unknown, onto: unknown, own: unknown): unknown {
  if (isDeepStrictEqual(from, own)) return onto;
  if (isGroup(from) && isGroup(onto) && isGroup(own)) {
    const names = new Set([...Object.keys(onto), ...Object.keys(own)]);
    const parts = [...names].map((name) => [name, rebase(from[name], onto[name], own[name])]);
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
  if (!Array.isArray(from) || !Array.isArray(onto) || !Array.isArray(own)) return own;
  const isInOrder = (list: readonly unknown[]) =>
    list.length === from.length && list.every((one, at) => [at, -1].includes(placeIn(from, one)));
  const order: readonly unknown[] = isInOrder(own) ? onto : own;
  return order.map((entry, at) => {
    const found = placeIn(from, entry);
    // A new title is another mark: where nothing was moved such an entry is found by its place.
    const was = found < 0 && isInOrder(order) ? at : found;
    const theirs = isInOrder(onto) ? was : placeIn(onto, entry);
    const is = order === onto ? at : theirs;
    if (was < 0 || is < 0) return entry;
    return rebase(from[was], onto[is], order === onto ? own[was] : entry);
  });
}
