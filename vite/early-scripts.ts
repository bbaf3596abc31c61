import { hash } from "node:crypto";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";

const prefix = "virtual:script/";

/** Bundles a module of app/ into one classic script. @returns its code, and the paths of the bundled modules */
async function bundled(name: string): Promise<{ code: string; modules: string[] }> {
  const bundle = await rolldown({ input: `app/${name}.ts` });
  const { output } = await bundle.generate({ format: "iife", minify: true, comments: false });
  await bundle.close();
  return { code: output[0].code.trim(), modules: Object.keys(output[0].modules) };
}

/** The file's name contains a hash of its code, as those of all assets do. */
const placeOf = (code: string) =>
  `assets/shell-${hash("sha256", code, "base64url").slice(0, 8)}.js`;

/**
 * Scripts that work without the application (app/boot/, app/offline/): `virtual:script/<name>` exports app/<name>.ts as
 * one small classic script: its `text` to be inlined, and the `address` of shell.ts, which is a file of its own.
 */
export function earlyScripts(): Plugin {
  return {
    name: "early-scripts",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const name = id.slice(prefix.length + 1);
      const { code, modules } = await bundled(name);
      for (const module of modules) this.addWatchFile(module);
      const isServed = this.environment.mode === "dev";
      const address = isServed
        ? `data:text/javascript,${encodeURIComponent(code)}`
        : `/${placeOf(code)}`;
      return `export const text = ${JSON.stringify(code)}, address = ${JSON.stringify(address)};`;
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const { code } = await bundled("boot/shell");
      this.emitFile({ type: "asset", fileName: placeOf(code), source: code });
    },
  };
}
