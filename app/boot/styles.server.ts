/** Every sheet of app/, minified, in the order that entry.client.tsx has too. */
const files = import.meta.glob<string>("../**/*.css", {
  query: "?inline",
  import: "default",
  eager: true,
});

/** Layers of the cascade (vite.config.ts): a page wins over its components, print over all, whatever the selectors. */
const layers = "@layer base,components,pages,light,print;";

/** The classes in each selector of a sheet. Those that it has in `:not()` or `:has()` do not count. */
function selectorsOf(sheet: string): string[][] {
  const plain = sheet.replaceAll(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, "");
  const selectors = plain.match(/[^{},;]+(?=[,{])/g) ?? [];
  const classes = selectors.map((selector) => selector.match(/(?<=\.)[a-z][\w-]*/g) ?? []);
  return classes.filter((names) => names.length > 0);
}

const sheets = Object.entries(files).map(([file, text]) => ({
  text,
  selectors: selectorsOf(text),
  // Any other sheet may use the custom properties that it sets on the root.
  isOfRoot: text.includes(":root{"),
  isLight: file.endsWith("/light.css"),
}));

/**
 * The sheets that a page needs: those with a selector all of whose classes are in its HTML, those without classes, and
 * those that set something on the root. A rule for a class that only script sets must be in such a sheet.
 */
export function stylesOf(html: string, isLight: boolean): string {
  const lists = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, list = ""]) => list.split(" "));
  const used = new Set(lists.flat());
  const isUsed = (names: readonly string[]) => names.every((name) => used.has(name));
  const needed = sheets
    .filter((sheet) => isLight || !sheet.isLight)
    .filter(({ isOfRoot, selectors }) => isOfRoot || !selectors.length || selectors.some(isUsed));
  return layers + needed.map(({ text }) => text).join("");
}
