import { relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { build } from "rolldown";
import { defineConfig, type Plugin } from "vite";
import { intervals } from "#domain/giving/gift.ts";
import { placeholders } from "#reader/picture-manifest.ts";

const grounds = Object.entries(placeholders).map(
  ([name, color]) => `.picture-${name}{background:${color}}`,
);
/** Sentences, and courses of the drawn dome, are shown for some choices of a gift (app/components/giving/by-choice.tsx). */
const shown = intervals.flatMap((type) =>
  [1, 2, 3, 4, 5, 6, "other"].map(
    (choice) =>
      `.gift-choice:has([value="${type}"]:checked):has([data-choice="${type}-${choice}"]:checked) [data-show~="${type}-${choice}"]`,
  ),
);

/** Generated rules to append to a sheet, by its file. */
const made: Readonly<Record<string, string>> = {
  "app/components/media/picture.css": grounds.join(""),
  "app/components/giving/donation-picker.css": `${shown.join()}{display:inline}`,
};

/** Puts each sheet into the cascade layer of its folder; app/boot/styles.server.ts orders the layers. */
const layered: Plugin = {
  name: "layered",
  enforce: "pre",
  transform: {
    // old.css is for browsers without layers.
    filter: { id: /\/app\/(?!styles\/old).*\.css\b/ },
    handler(code, id) {
      const file = relative("", id.replace(/\?.*/, ""));
      const [, layer] =
        /^app\/(components|pages)\//.exec(file) ?? /\/(light|print)\.css$/.exec(file) ?? [];
      return `@layer ${layer ?? "base"}{${code}${made[file] ?? ""}}`;
    },
  },
};

/** `import text from "./name.ts?script"` gives a module and its imports as one small classic script. */
const scripts: Plugin = {
  name: "scripts",
  load: {
    filter: { id: /\?script$/ },
    async handler(id) {
      const output = { format: "iife", minify: true, comments: false } as const;
      const bundle = await build({ input: id.replace("?script", ""), write: false, output });
      const [{ code, modules }] = bundle.output;
      for (const module of Object.keys(modules)) this.addWatchFile(module);
      return `export default ${JSON.stringify(code.trim())};`;
    },
  },
};

export default defineConfig({
  plugins: [layered, scripts, reactRouter()],
  build: { assetsInlineLimit: 0, target: "baseline-widely-available" },
  environments: {
    // The application imports domain, reader and server where they are, so that each module is there once while the
    // site runs, with one memory and one set of classes.
    ssr: { build: { rolldownOptions: { external: /^#(domain|reader|server)\// } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A page asks for five files instead of twenty-six, and for the next page only for its own.
            codeSplitting: {
              groups: [
                { name: "vendor", test: /\/node_modules\// },
                {
                  name: "pieces",
                  test: /\/app\/(components|language|forms)\/|\/domain\//,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    // Thousands of compiled modules, and the checkout of an update.
    watch: { ignored: ["**/build/**", "**/.cache/**"] },
  },
});
