import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort, publicOrigin } from "../../bin/processes/served-site.ts";

/** A folder of its own with the built site, whose content may be broken without hurting other tests. */
let root: string;
const own = ["bin", "content", "domain", "reader", "server", "package.json", "package-lock.json"];
const built = ["server", "stamp.json", "content.json", "commit"];
const shared = [
  "app",
  "node_modules",
  "painter",
  "public",
  "vite",
  ".cache",
  "react-router.config.ts",
  "vite.config.ts",
  "build/client",
  "build/documents",
];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "lwh-last-good-"));
  mkdirSync(join(root, "build"));
  for (const path of [...own, ...built.map((name) => `build/${name}`)]) {
    cpSync(path, join(root, path), { recursive: true, preserveTimestamps: true });
  }
  for (const path of shared) symlinkSync(resolve(path), join(root, path));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Starts the site in that folder as `npm start` does, until it is open or has ended. */
async function start() {
  const port = await freePort();
  const child = spawn(process.execPath, ["bin/serve.ts"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      SETTINGS: "none",
      HOST: "127.0.0.1",
      PORT: String(port),
      SITE_URL: publicOrigin,
      DATA_DIR: join(root, "data"),
    },
  });
  const said = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said.out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said.err += text));
  const ended = once(child, "close");
  await expect
    .poll(() => child.exitCode !== null || said.out.includes("is open at"), { timeout: 60_000 })
    .toBe(true);
  return {
    said,
    code: child.exitCode,
    page: async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text(),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

test("an edit with a fault is told, and the site is open as it was built last", async () => {
  const file = join(root, "content/pages/about.yaml");
  const good = readFileSync(file, "utf8");
  const [, words] = /^opening:\n {2}title: \{ en: "([^"]+)"/m.exec(good) ?? [];
  expect(words).toBeTruthy();
  writeFileSync(file, `${good.replaceAll(words!, "Words of tomorrow")}\nnonsense: 1\n`);
  const broken = await start();
  try {
    expect(broken.said.err).toContain("content/pages/about.yaml · ");
    expect(broken.said.err).toContain("the site is served as it was built at");
    // As it was written down, and rendered on request.
    for (const path of ["/about", "/about?from=test"]) {
      const page = await broken.page(path);
      expect(page).toContain(words);
      expect(page).not.toContain("Words of tomorrow");
    }
    expect(await broken.page("/search?q=school")).toContain("</html>");
  } finally {
    await broken.stop();
  }

  writeFileSync(file, good);
  const mended = await start();
  await mended.stop();
  expect(mended.said.out).not.toMatch(/Drawing|Building/);
  expect(mended.said.err).toBe("");
});

test("with another program than the one that was built nothing is served in its place", async () => {
  const file = join(root, "content/pages/about.yaml");
  const good = readFileSync(file, "utf8");
  writeFileSync(file, `${good}\nnonsense: 1\n`);
  writeFileSync(join(root, "domain/newer.ts"), "export {};\n");
  const refused = await start();
  await refused.stop();
  expect(refused.code).toBe(1);
  expect(refused.said.err).toContain("content/pages/about.yaml");
  rmSync(join(root, "domain/newer.ts"));
  writeFileSync(file, good);
  // Nothing was touched: the old program with the old words is as it was.
  const mended = await start();
  await mended.stop();
  expect(mended.said.out).not.toMatch(/Drawing|Building/);
});
