import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  visit,
  type Node,
  YAMLMap,
  YAMLSeq,
} from "yaml";
import { isDeepStrictEqual } from "node:util";
import { isGroup, type Group } from "./values.ts";

/** In characters; a longer new group is written with one field per line. */
const longestLine = 110;

const identityOf = (value: unknown) =>
  isGroup(value) ? (value["id"] ?? value["slot"]) : undefined;

const keyOf = (key: unknown) => String(isScalar(key) ? key.value : key);

/** Writes small groups, pairs and lists on one line, as the files of content/ do. */
function layOut(node: Node): void {
  visit(node, {
    Collection: (_, one) => {
      const isSmall = one.items.every(
        (item) => !isSeq((item as { value?: unknown }).value ?? item),
      );
      one.flow = isSmall && JSON.stringify(one).length <= longestLine;
    },
  });
}

function createNode(doc: Document, value: unknown): Node {
  const node = doc.createNode(value) as Node;
  if (isCollection(node)) layOut(node);
  return node;
}

function inPlaceOf(old: unknown, made: Node): Node {
  if (!isScalar(old) && !isCollection(old)) return made;
  const { comment, commentBefore, spaceBefore } = old;
  return Object.assign(made, { comment, commentBefore, spaceBefore });
}

function patchScalar(doc: Document, node: Scalar, value: unknown): Node {
  if (node.value === value) return node;
  if (value !== null && typeof node.value === typeof value) {
    node.value = value;
    delete node.minFractionDigits;
    delete node.source;
    return node;
  }
  return inPlaceOf(node, createNode(doc, value));
}

function patchMap(doc: Document, node: YAMLMap, value: Group): Node {
  node.items = node.items.filter(({ key }) => value[keyOf(key)] !== undefined);
  let after = -1;
  for (const [name, part] of Object.entries(value)) {
    if (part === undefined) continue;
    const at = node.items.findIndex(({ key }) => keyOf(key) === name);
    const pair = node.items[at];
    if (pair) {
      pair.value = patch(doc, pair.value, part);
      after = at;
    } else {
      node.items.splice((after += 1), 0, doc.createPair(name, createNode(doc, part)));
    }
  }
  return node;
}

/** For each new item the index of its old version: by id, else by equal value, else by position. */
function match(old: readonly unknown[], now: readonly unknown[]): (number | undefined)[] {
  const taken = new Set<number>();
  const take = (at: number) => {
    if (at < 0 || at >= old.length || taken.has(at)) return undefined;
    taken.add(at);
    return at;
  };
  const isSame = (one: unknown, value: unknown) => {
    const id = identityOf(value);
    return id === undefined ? isDeepStrictEqual(one, value) : identityOf(one) === id;
  };
  const inPlace = now.map((value, at) => (isSame(old[at], value) ? take(at) : undefined));
  const moved = now.map(
    (value, at) =>
      inPlace[at] ?? take(old.findIndex((one, place) => !taken.has(place) && isSame(one, value))),
  );
  return moved.map((found, at) => found ?? take(at));
}

function patchSeq(doc: Document, node: YAMLSeq, value: readonly unknown[]): Node {
  const old = node.toJS(doc) as unknown[];
  const before = [...node.items];
  const isSpaced = before.slice(1).some((item) => (item as Node | null)?.spaceBefore);
  node.items = match(old, value).map((from, at) =>
    from === undefined ? createNode(doc, value[at]) : patch(doc, before[from], value[at]),
  );
  const isSame = node.items.every((item, at) => item === before[at]);
  if (isSame && before.length === node.items.length) return node;
  for (const [at, item] of (node.items as (Node | null)[]).entries()) {
    if (item && (isSpaced || at === 0)) item.spaceBefore = at > 0;
  }
  return node;
}

function patch(doc: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && isGroup(value)) return patchMap(doc, node, value);
  if (isSeq(node) && Array.isArray(value)) return patchSeq(doc, node, value);
  if (isScalar(node) && (value === null || typeof value !== "object")) {
    return patchScalar(doc, node, value);
  }
  return inPlaceOf(node, createNode(doc, value));
}

type Print = YAMLMap["toString"];

/** Prints a flow collection with this padding inside its brackets. */
function padded(print: Print, padding: string): Print {
  return function paddedPrint(this: YAMLMap, context, ...rest) {
    return print.call(this, context && { ...context, flowCollectionPadding: padding }, ...rest);
  };
}

const printMap = padded(YAMLMap.prototype.toString, " ");
const printSeq = padded(YAMLSeq.prototype.toString as Print, "");

/** Prints `{ en: … }` with padding and `[a, b]` without; the library has one option for both. */
function printYaml(doc: Document): string {
  visit(doc, {
    Map: (_, node) => {
      if (node.flow) node.toString = printMap;
    },
    Seq: (_, node) => {
      if (node.flow) node.toString = printSeq as YAMLSeq["toString"];
    },
  });
  return doc.toString({ lineWidth: 0 });
}

export function newYaml(value: Group): string {
  const doc = new Document(value);
  if (isMap(doc.contents)) {
    for (const { value: part } of doc.contents.items) if (isCollection(part)) layOut(part);
  }
  return printYaml(doc);
}

/** The first node of a list or group: the parser attaches the comment at the head of the file to it. */
function firstOf(doc: Document): Node | null {
  const { contents } = doc;
  if (isSeq(contents)) return (contents.items[0] as Node | undefined) ?? null;
  return isMap(contents) ? ((contents.items[0]?.key as Node | undefined) ?? null) : null;
}

/** Writes a new value into a YAML file: unchanged lines and comments stay, and moved entries keep their comments. */
export function patchYaml(text: string, value: unknown): string {
  const doc = parseDocument(text);
  if (isDeepStrictEqual(doc.toJS(), value)) return text;
  const first = firstOf(doc);
  const head = first?.commentBefore;
  if (first && head) first.commentBefore = null;
  doc.contents = patch(doc, doc.contents, value) as typeof doc.contents;
  const now = firstOf(doc);
  if (now && head) now.commentBefore = [head, now.commentBefore].filter(Boolean).join("\n");
  else if (head) doc.commentBefore = [doc.commentBefore, head].filter(Boolean).join("\n");
  return printYaml(doc);
}
