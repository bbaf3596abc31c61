import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "rolldown/utils";

/** Lets this process import `.tsx` from now on: Node strips types, but does not support JSX. */
export async function readJsx(): Promise<void> {
  registerHooks({
    load(url, context, next) {
      if (!url.startsWith("file:") || !url.endsWith(".tsx")) return next(url, context);
      const file = fileURLToPath(url);
      const { code, errors } = transformSync(file, readFileSync(file, "utf8"), {
        jsx: { runtime: "automatic" },
      });
      if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
      return { format: "module", source: code, shortCircuit: true };
    },
  });
  // React's production build renders a page in a quarter less time. React reads NODE_ENV when imported; the settings read it later.
  const { NODE_ENV = "" } = process.env;
  process.env.NODE_ENV = "production";
  await Promise.all([import("react/jsx-runtime"), import("react-dom/server")]);
  process.env.NODE_ENV = NODE_ENV;
}
