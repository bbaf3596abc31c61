import { execFileSync, spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { environmentNames } from "#server/config.ts";
import { formLimits } from "#server/incoming-files.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const text = (file: string) => readFileSync(`deploy/${file}`, "utf8");
const paper = (file: string) => readFileSync(`docs/publishing/${file}`, "utf8");

test("a story with all its photographs passes both proxies", () => {
  const nginx = /client_max_body_size (\d+)m;/.exec(text("nginx.conf"))?.[1];
  const caddy = /max_size (\d+)MB/.exec(text("Caddyfile"))?.[1];
  const most = formLimits("")("/share-your-story").maxBytes;
  expect(Number(nginx) * 1024 * 1024).toBeGreaterThan(most);
  expect(Number(caddy) * 1_000_000).toBeGreaterThan(most);
});

test("both proxies are set for a slow desk, private metrics and unforgeable addresses", () => {
  expect(text("nginx.conf")).toMatch(/location = \/metrics \{ return 404; \}/);
  expect(text("Caddyfile")).toMatch(/respond \/metrics 404.*4100 \{[\s#]+lb_try_duration/s);
  expect(text("nginx.conf")).toContain("X-Forwarded-For $remote_addr;");
  expect(text("nginx.conf")).toMatch(/4100;.*proxy_read_timeout 600s;/s);
});

const has = (program: string) => spawnSync(program, ["version"]).error === undefined;

/** The configuration with its cache and the desk uncommented, and without certificates, system folders and privileged ports. */
const tried = (conf: string, folder: string) =>
  conf
    .replaceAll(/^(\s*)#(?=proxy_|server| {4}|\})/gm, "$1")
    .replaceAll(/^\s*(ssl_|listen \[).*$/gm, "")
    .replaceAll(/listen (443|80)\b[^;]*/g, "listen 127.0.0.1:44$1")
    .replace("/var/cache/nginx/site", join(folder, "cache"));

test.skipIf(!has("nginx"))("nginx accepts its configuration with and without the cache", () => {
  const folder = temporaryFolder();
  const file = join(folder, "nginx.conf");
  const conf = tried(text("nginx.conf"), folder);
  for (const one of [conf, conf.replaceAll(/^\s*proxy_(cache|ignore|no_cache).*$/gm, "")]) {
    writeFileSync(file, `pid ${folder}/pid; events {} http { access_log off;\n${one}}`);
    const { status, stderr } = spawnSync("nginx", ["-t", "-q", "-c", file], { encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
  }
});

test("every setting that is set for the site is one of the site's, or Node's own", () => {
  const set = [
    ...text("long-way-home.service").matchAll(/^Environment=(?!NODE_COMPILE_CACHE)(\w+)=/gm),
    ...text("compose.yaml").matchAll(/^ {6}((?!POSTGRES_)[A-Z_]{4,}): /gm),
    ...paper("container.md").matchAll(/^(?!DATABASE_PASSWORD)([A-Z_]+)=/gm),
    ...paper("update.md").matchAll(/(?:^| )([A-Z_]{4,})=/gm),
  ].map(([, name]) => name);
  expect(set.length).toBeGreaterThanOrEqual(10);
  expect(set.filter((name) => !(environmentNames as readonly string[]).includes(name!))).toEqual(
    [],
  );
});

test.each(globSync("docs/publishing/*.md"))("%s is a page", (file) => {
  expect(readFileSync(file, "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(60);
});

/** An engine that runs: a client without its daemon builds nothing. */
const engine = ["podman", "docker"].find((name) => spawnSync(name, ["info"]).status === 0);
const run = (...args: string[]) =>
  execFileSync(engine ?? "", args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

test.skipIf(!engine)(
  "the container becomes ready without write access (skipped without podman or docker)",
  async () => {
    run("build", "-f", "deploy/Containerfile", "-t", "long-way-home-test", ".");
    const own = ["-e", "SETTINGS=none", "-p", "127.0.0.1:3999:3000"];
    const id = run("run", "-d", ...own, "long-way-home-test").trim();
    onTestFinished(() => void run("rm", "-f", "-v", id));
    const isReady = async () =>
      (await fetch("http://127.0.0.1:3999/readyz").catch(() => null))?.ok ?? false;
    await expect.poll(isReady, { timeout: 120_000, interval: 1000 }).toBe(true);
    expect(run("exec", id, "sh", "-c", "id -un; find . -writable ! -path './.cache*'")).toBe(
      "node\n",
    );
  },
  900_000,
);
