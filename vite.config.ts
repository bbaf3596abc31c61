import { reactRouter } from "@react-router/dev/vite";
import { rolldown } from "rolldown";
import { defineConfig, type Plugin } from "vite";
import { pictures } from "./vite/pictures.ts";
import { pressKit } from "./vite/press-kit.ts";

/**
 * `virtual:early/<name>` is app/early/<name>.ts as one small classic script: what must work before
 * the application has loaded, inlined into the page by app/document.server.ts.
 */
function earlyScripts(): Plugin {
  const prefix = "virtual:early/";
  return {
    name: "early-scripts",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const input = `app/early/${id.slice(prefix.length + 1)}.ts`;
      const bundle = await rolldown({ input });
      const { output } = await bundle.generate({ format: "iife", minify: true });
      await bundle.close();
      for (const file of Object.keys(output[0].modules)) this.addWatchFile(file);
      return `export default ${JSON.stringify(output[0].code.trim())}`;
    },
  };
}

export default defineConfig({
  plugins: [earlyScripts(), pictures(), pressKit(), reactRouter()],
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
                  test: /\/app\/(components|language|forms)\//,
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
