import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { intervals } from "#domain/giving/gift.ts";
import { placeholders } from "#reader/picture-manifest.ts";
import { earlyScripts } from "./vite/early-scripts.ts";
import { sheets } from "./vite/sheets.ts";

const grounds = Object.entries(placeholders).map(
  ([name, color]) => `.picture-${name}{background:${color}}`,
);
/** A sentence or a course of the dome stands there for some choices (app/components/giving/by-choice.tsx). */
const shown = intervals.flatMap((type) =>
  [1, 2, 3, 4, 5, 6, "other"].map(
    (choice) =>
      `.gift-choice:has([value="${type}"]:checked):has([data-choice="${type}-${choice}"]:checked) [data-show~="${type}-${choice}"]`,
  ),
);

const styles = sheets({
  "app/components/media/picture.css": grounds.join(""),
  "app/components/giving/donation-picker.css": `${shown.join()}{display:inline}`,
});

export default defineConfig({
  plugins: [styles, earlyScripts(), reactRouter()],
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
