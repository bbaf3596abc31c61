import { reactRouter } from "@react-router/dev/vite";
import { rolldown } from "rolldown";
import { defineConfig, type Plugin } from "vite";
import { oneCopy } from "./vite/one-copy.ts";
import { pressKit } from "./vite/press-kit.ts";
import { sheets } from "./vite/sheets.ts";

/**
 * `virtual:inline-script/<name>` is app/inline-scripts/<name>.ts as one small classic script: what must work before
 * the application has loaded, inlined into the page by app/document.server.ts. With a folder in its name it is one of
 * app/: `virtual:inline-script/offline/worker`.
 */
function earlyScripts(): Plugin {
  const prefix = "virtual:inline-script/";
  return {
    name: "early-scripts",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const name = id.slice(prefix.length + 1);
      const input = name.includes("/") ? `app/${name}.ts` : `app/inline-scripts/${name}.ts`;
      const bundle = await rolldown({ input });
      const { output } = await bundle.generate({ format: "iife", minify: true });
      await bundle.close();
      for (const file of Object.keys(output[0].modules)) this.addWatchFile(file);
      return `export default ${JSON.stringify(output[0].code.trim())}`;
    },
  };
}

const shell = "app/components/shell";

const styles = sheets({
  head: "app/root.tsx",
  parts: {
    // What stands below a page's words is dressed in front of the footer: the first screen does not wait.
    foot: [
      `${shell}/mobile-menu.tsx`,
      `${shell}/site-footer.tsx`,
      "app/components/giving/donate-banner.tsx",
      "app/components/ui/toast.tsx",
      "app/styles/print.css",
    ],
    // The light version has the faces that are on the device, and what dresses it alone.
    fonts: ["app/styles/fonts.css"],
    light: ["app/styles/light.css"],
    // Any page may turn out not to be there.
    missing: [`${shell}/not-found-view.tsx`],
  },
});

export default defineConfig({
  plugins: [oneCopy(), styles, earlyScripts(), pressKit(), reactRouter()],
  build: { assetsInlineLimit: 0, target: "baseline-widely-available" },
  environments: {
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
    port: Number(process.env.PORT ?? 3000),
    // Watched, the folder of finished pages is read anew for every page that is written into it, and a
    // build takes with the square of their number.
    watch: { ignored: ["**/build/**", "**/.cache/**"] },
  },
});
