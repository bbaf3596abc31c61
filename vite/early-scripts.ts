import { createHash } from "node:crypto";
import { basename } from "node:path";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";

const inline = "virtual:inline-script/";
const file = "virtual:script-file/";
/** Those that are files of their own. */
const files = ["shell", "offline/keeper-script"];

/** A module of app/ and what it imports as one small classic script, and the modules in it. */
async function bundled(name: string): Promise<{ code: string; modules: string[] }> {
  const input = name.includes("/") ? `app/${name}.ts` : `app/inline-scripts/${name}.ts`;
  const bundle = await rolldown({ input });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  return { code: output[0].code.trim(), modules: Object.keys(output[0].modules) };
}

/** Named by what is in it, as all of the application's files are. */
function placeOf(name: string, code: string): string {
  return `assets/${basename(name)}-${createHash("sha256").update(code).digest("base64url").slice(0, 8)}.js`;
}

/**
 * What must work before the application has loaded.
 * - `virtual:inline-script/<name>` is the text of app/inline-scripts/<name>.ts as one small classic script, inlined
 *   into the page by app/document.server.ts. With a folder in its name it is one of app/: `…/offline/worker`.
 * - `virtual:script-file/<name>` is the address of such a script that is a file of its own.
 */
export function earlyScripts(): Plugin {
  return {
    name: "early-scripts",
    resolveId: (id) => (id.startsWith(inline) || id.startsWith(file) ? `\0${id}` : null),
    async load(id) {
      const kind = [inline, file].find((prefix) => id.startsWith(`\0${prefix}`));
      if (!kind) return null;
      const name = id.slice(kind.length + 1);
      const { code, modules } = await bundled(name);
      for (const module of modules) this.addWatchFile(module);
      const given = kind === inline ? code : `/${placeOf(name, code)}`;
      return `export default ${JSON.stringify(given)}`;
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const name of files) {
        const { code } = await bundled(name);
        this.emitFile({ type: "asset", fileName: placeOf(name, code), source: code });
      }
    },
    configureServer({ middlewares }) {
      for (const name of files) {
        middlewares.use(async (request, response, next) => {
          if (!request.url?.startsWith(`/assets/${basename(name)}-`)) return next();
          response.setHeader("content-type", "text/javascript; charset=utf-8");
          response.end((await bundled(name)).code);
        });
      }
    },
  };
}
