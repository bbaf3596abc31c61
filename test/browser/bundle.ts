import { rolldown } from "rolldown";
import type { Page } from "./browser.ts";

/** Bundles a module of a test with the components that it imports, without their styles. */
export async function bundle(source: string): Promise<string> {
  const file = `${process.cwd()}/entry-of-a-test.js`;
  const made = await rolldown({
    input: "entry",
    plugins: [
      {
        name: "entry",
        resolveId: (id: string) => (id === "entry" ? file : null),
        load: (id: string) => (id.endsWith("/entry-of-a-test.js") ? source : null),
      },
    ],
    moduleTypes: { ".css": "empty" },
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
  });
  const { output } = await made.generate({ format: "iife" });
  await made.close();
  return output[0].code;
}

/**
 * Makes the site answer at /test-page with a page of an element #root and a bundled script.
 * @param how elements of its head, and headers
 */
export async function servePage(
  page: Page,
  script: string,
  { head = "", headers = {} }: { head?: string; headers?: Record<string, string> },
): Promise<void> {
  const body = `<!doctype html><meta charset="utf-8"><title>x</title>${head}<div id="root"></div><script src="/test-page.js"></script>`;
  await page.route(/\/test-page(\?|$)/, (route) =>
    route.fulfill({ contentType: "text/html", headers, body }),
  );
  await page.route("**/test-page.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
}
