import { createReadStream, existsSync } from "node:fs";
import { extname, join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = ".cache/pictures";
const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".svg": "image/svg+xml",
};

/** The development server sends drawn pictures as the site's own server does, at /pictures. */
export function pictures(): Plugin {
  return {
    name: "pictures",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use("/pictures", (request, response, next) => {
        const name = (request.url ?? "").replace(/^\/|\?.*$/g, "");
        const type = TYPES[extname(name)];
        const file = join(FOLDER, name);
        if (!type || !/^[\w.-]+$/.test(name) || !existsSync(file)) return next();
        response.setHeader("content-type", type);
        createReadStream(file).pipe(response);
      });
    },
  };
}
