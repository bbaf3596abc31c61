import { createReadStream, existsSync } from "node:fs";
import type { Plugin } from "vite";

const ADDRESS = "press-kit/long-way-home-press-kit.zip";
const FILE = `.cache/${ADDRESS}`;

/** The press kit that bin/draw.ts packed, in development; a build puts it among its pages (bin/site-build/write-pages.ts). */
export function pressKit(): Plugin {
  return {
    name: "press-kit",
    configureServer({ middlewares }) {
      middlewares.use(`/${ADDRESS}`, (_, response, next) => {
        if (!existsSync(FILE)) return next();
        response.setHeader("content-type", "application/zip");
        createReadStream(FILE).pipe(response);
      });
    },
  };
}
