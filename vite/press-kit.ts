import { createReadStream, existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const ADDRESS = "press-kit/long-way-home-press-kit.zip";
const FILE = `.cache/${ADDRESS}`;

/** Puts the press kit that bin/draw.ts packed on the site, built and in development. */
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
    async generateBundle() {
      if (this.environment.name !== "client") return;
      this.emitFile({ type: "asset", fileName: ADDRESS, source: await readFile(FILE) });
    },
  };
}
