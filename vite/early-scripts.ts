import { rolldown } from "rolldown";
import type { Plugin } from "vite";

const prefix = "virtual:script/";

/**
 * Inline scripts, which work without the application (app/boot/, app/offline/): `virtual:script/<name>` exports
 * app/<name>.ts as the `text` of one small classic script.
 */
export function earlyScripts(): Plugin {
  return {
    name: "early-scripts",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const bundle = await rolldown({ input: `app/${id.slice(prefix.length + 1)}.ts` });
      const { output } = await bundle.generate({ format: "iife", minify: true, comments: false });
      await bundle.close();
      for (const module of Object.keys(output[0].modules)) this.addWatchFile(module);
      return `export const text = ${JSON.stringify(output[0].code.trim())};`;
    },
  };
}
