import type { Plugin } from "vite";

/**
 * Keeps domain, reader and server out of the application's bundle for the server: it imports them where
 * they are, so that each module is there once while the site runs, with one memory and one set of classes.
 */
export function oneCopy(): Plugin {
  return {
    name: "one-copy",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: (id) => (/^#(domain|reader|server)\//.test(id) ? { id, external: true } : null),
  };
}
