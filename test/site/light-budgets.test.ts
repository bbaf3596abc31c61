import { expect, inject, test } from "vitest";
import { englishPathOf } from "#domain/language/language.ts";
import { lightPathOf } from "#domain/language/light-address.ts";
import { budgetOf } from "../budgets.ts";
import { scalesAt } from "../sent-bytes.ts";

const origin = inject("origin");
const weigh = scalesAt(origin);

/** True when each class of a selector stands in the page. */
const isThere = (html: string, selector: string) =>
  [...selector.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].every(([, name]) =>
    new RegExp(`\\sclass="([^"]*\\s)?${name}[\\s"]`).test(html),
  );

/** Files that a browser fetches of a light page by itself: pictures that wait behind their control are left out. */
function filesOf(html: string): string[] {
  const shown = html.replace(/<details class="light-picture[\s\S]*?<\/details>/g, "");
  const pictures = [...shown.matchAll(/<picture\b[\s\S]*?<\/picture>/g)].map(([picture]) => {
    const narrowest = /<source type="image\/avif" srcSet="([^" ]+)/i.exec(picture);
    return (narrowest ?? /<img\b[^>]*src="([^"]+)"/.exec(picture))?.[1];
  });
  const images = [
    ...shown.replace(/<picture\b[\s\S]*?<\/picture>/g, "").matchAll(/<img\b[^>]*src="([^"]+)"/g),
  ];
  // A browser fetches the ground of what stands there, and faces that are used: test/browser/light.spec.ts.
  const [styles = ""] = /<style>[^]*?<\/style>/.exec(html) ?? [];
  const rules = styles.replace(/@font-face\{[^}]*\}/g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g);
  const grounds = [...rules]
    .filter(([, selector = "", rule]) => rule?.includes("url(") && isThere(html, selector))
    .flatMap(([, , rule = ""]) => [...rule.matchAll(/url\("?(\/[^")]+)"?\)/g)]);
  const others = [
    ...html.matchAll(
      /<(?:link rel="(?:icon|preload|modulepreload|stylesheet)"|script|video|iframe)\b[^>]*(?:href|src)="([^"]+)"/g,
    ),
  ];
  const found = [...images, ...grounds, ...others].map(([, address]) => address);
  return [...new Set([...pictures, ...found])].filter((path): path is string => Boolean(path));
}

test("every light page keeps its budget, brings no face, no film, and no file of script", async () => {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  expect(paths.length).toBeGreaterThan(130);
  const heavy: string[] = [];
  for (const path of [...paths, "/search?q=school", "/es/search?q=escuela", "/no-such-page"]) {
    const answer = await fetch(origin + lightPathOf(path));
    const html = await answer.text();
    const files = filesOf(html);
    const heavyKinds = files.filter((file) => /\.(woff2|webm|mp4|js|css)$/.test(file));
    expect.soft(heavyKinds, path).toEqual([]);
    const { light } = budgetOf(englishPathOf(path));
    const total = await weigh(light, lightPathOf(path), files, answer.status);
    if (total > light) heavy.push(`${path} ${total} kB of ${light}`);
  }
  expect(heavy).toEqual([]);
});
