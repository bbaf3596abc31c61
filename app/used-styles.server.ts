/** The index behind the brace that closes the one at `open`. */
function closing(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === "{") depth++;
    else if (css[at] === "}" && --depth === 0) return at + 1;
  }
  return css.length;
}

/** Splits at commas that stand in no brackets. */
function selectorsOf(list: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < list.length; at++) {
    if (list[at] === "(") depth++;
    else if (list[at] === ")") depth--;
    else if (list[at] === "," && depth === 0) {
      found.push(list.slice(from, at));
      from = at + 1;
    }
  }
  return [...found, list.slice(from)];
}

/**
 * The lists in a selector of which one must hold: `:is(.a, .b) .c` and `b:has(.a, .b)` → [".a, .b"]; those within
 * other brackets not.
 */
function choicesOf(selector: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = -1;
  for (let at = 0; at < selector.length; at++) {
    if (selector[at] === "(" && depth++ === 0)
      from = /:(is|where|has)$/.test(selector.slice(0, at)) ? at + 1 : -1;
    else if (selector[at] === ")" && --depth === 0 && from >= 0)
      found.push(selector.slice(from, at));
  }
  return found;
}

/** What stands in brackets, such as `[href$=".pdf"]`, `:is(.a, .b)` or `:not(.a)`, may hold without each of its classes. */
function withoutBrackets(selector: string): string {
  let text = selector.replace(/\[[^\]]*\]/g, "");
  for (let before = ""; before !== text;) {
    before = text;
    text = text.replace(/\([^()]*\)/g, "");
  }
  return text;
}

/** Class names anywhere in a page. */
function classesOf(html: string): Set<string> {
  const values = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, value]) => value!);
  return new Set(values.flatMap((value) => value.split(/\s+/)));
}

/** Names of elements anywhere in a page. */
const elementsOf = (html: string) =>
  new Set([...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, name]) => name!.toLowerCase()));

/** Names of elements in a selector without brackets: neither classes, ids, attributes nor states. */
const elementsIn = (selector: string) =>
  [...selector.matchAll(/(?<![\w.#:-])[a-z][a-z0-9]*(?![\w-])/gi)].map(([name]) =>
    name.toLowerCase(),
  );

/** One custom property that is set in a block, such as `--ground: #fff;`, whatever stands in its quotes. */
const setProperty = /(?<=[{;]\s*)(--[\w-]+):(?:"[^"]*"|'[^']*'|[^;{}"'])*;?/g;

const readIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!);

/** Without the custom properties that nothing reads, nor those that only such ones read. */
function withoutUnread(css: string, html: string): string {
  const inPage = readIn(html);
  for (let kept = css; ;) {
    const read = new Set([...inPage, ...readIn(kept)]);
    const next = kept.replace(setProperty, (whole, name: string) => (read.has(name) ? whole : ""));
    if (next === kept) return kept;
    kept = next;
  }
}

/**
 * The rules of a page's styles that can match something in it, to which no class and no other kind of element is
 * ever added. Rules are left out only for a class or an element that the page does not have, custom properties only
 * where nothing reads them; whatever is hard to tell stays.
 * @param css all styles of the page, without braces in their texts
 * @param html the whole page
 */
export function usedStyles(css: string, html: string): string {
  const classes = classesOf(html);
  const elements = elementsOf(html);
  const isUsed = (selector: string): boolean => {
    const outer = withoutBrackets(selector);
    return (
      [...outer.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].every(([, name]) => classes.has(name!)) &&
      elementsIn(outer).every((name) => elements.has(name)) &&
      choicesOf(selector).every((list) => selectorsOf(list).some(isUsed))
    );
  };
  const keep = (sheet: string): string => {
    let kept = "";
    for (let at = 0; at < sheet.length;) {
      const open = sheet.indexOf("{", at);
      if (open < 0) return kept + sheet.slice(at);
      const end = closing(sheet, open);
      const prelude = sheet.slice(at, open);
      if (/^\s*@(media|supports|container|layer|starting-style)\b/.test(prelude)) {
        const inside = keep(sheet.slice(open + 1, end - 1));
        if (inside) kept += `${prelude}{${inside}}`;
      } else if (/^\s*@/.test(prelude)) kept += sheet.slice(at, end);
      else {
        const used = selectorsOf(prelude).filter(isUsed);
        if (used.length > 0) kept += used.join(",") + sheet.slice(open, end);
      }
      at = end;
    }
    return kept;
  };
  return withoutUnread(keep(css.replace(/\/\*[\s\S]*?\*\//g, "")), html);
}
