import { brotliCompressSync, constants } from "node:zlib";
import { expect, inject, test } from "vitest";
import { englishPathOf } from "#domain/language/language.ts";
import { budgetOf } from "../budgets.ts";

const origin = inject("origin");

const sizes = new Map<string, Promise<number>>();

/** Bytes of a file as a browser is sent it, head and all; each is asked for once. */
function sizeOf(path: string): Promise<number> {
  const known = sizes.get(path) ?? weigh(path);
  sizes.set(path, known);
  return known;
}

async function weigh(path: string): Promise<number> {
  const answer = await fetch(origin + path, { headers: { "Accept-Encoding": "identity" } });
  expect(answer.status, path).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return head(answer) + (isText(answer) ? compressed(bytes) : bytes.length);
}

const isText = ({ headers }: Response) =>
  /text|svg|json|javascript/.test(headers.get("content-type") ?? "");

// As the server does it at a request: pages drawn at build are smaller.
const compressed = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** A status line and the header lines. */
const head = ({ headers }: Response) =>
  [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 20);

/** What a browser fetches of a light page by itself: pictures that wait behind their control are left out. */
function filesOf(html: string): string[] {
  const shown = html.replace(/<details class="light-picture[\s\S]*?<\/details>/g, "");
  const pictures = [...shown.matchAll(/<picture\b[\s\S]*?<\/picture>/g)].map(
    ([picture]) => /<source type="image\/avif" srcSet="([^" ]+)/i.exec(picture)?.[1],
  );
  const images = [
    ...shown.replace(/<picture\b[\s\S]*?<\/picture>/g, "").matchAll(/<img\b[^>]*src="([^"]+)"/g),
  ];
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join("");
  const grounds = [...styles.matchAll(/url\("?(\/[^")]+)"?\)/g)];
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
  const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => {
    return new URL(address!).pathname;
  });
  expect(paths.length).toBeGreaterThan(130);
  const heavy: string[] = [];
  for (const path of [...paths, "/search?q=school", "/es/search?q=escuela", "/no-such-page"]) {
    const answer = await fetch(origin + path, { headers: { "Save-Data": "on" } });
    const html = await answer.text();
    const files = filesOf(html);
    expect
      .soft(
        files.filter((file) => /\.(woff2|webm|mp4|js|css)$/.test(file)),
        path,
      )
      .toEqual([]);
    const own = head(answer) + compressed(Buffer.from(html));
    const others = await Promise.all(files.map(sizeOf));
    const total = others.reduce((sum, bytes) => sum + bytes, own) / 1000;
    const { light } = budgetOf(englishPathOf(path));
    if (total > light) heavy.push(`${path} ${total} kB of ${light}`);
  }
  expect(heavy).toEqual([]);
});
