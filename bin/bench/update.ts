import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort, whenServing } from "../processes/served-site.ts";
import { build } from "../site-build/build-site.ts";
import { copyProject } from "./project-copy.ts";
import type { BenchTable } from "./table.ts";
import { endedChildrenMs } from "./watched-process.ts";

type Edit = {
  readonly what: string;
  readonly file: string;
  /** The first place where it stands is edited. */
  readonly from: string;
  readonly to: string;
  /** Where it is seen, and what is seen there. */
  readonly page: string;
};

const edits: readonly Edit[] = [
  {
    what: "a word of one page",
    file: "content/pages/about.yaml",
    from: "The long way, on purpose.",
    to: "The long way, measured.",
    page: "/about",
  },
  {
    what: "a word of every page",
    file: "content/ui.yaml",
    from: "Skip to content",
    to: "Skip to the measured",
    page: "/team",
  },
];

const visitors = 4;
const asked = ["/", "/es", "/about", "/search?q=school", "/donate"];

/** Visitors who go on asking until they are stopped; half of them keep their connection. */
function visit(origin: string): () => Promise<{ answers: number; lost: number; slowest: number }> {
  let isOver = false;
  const seen = { answers: 0, lost: 0, slowest: 0 };
  const goOn = async (visitor: number) => {
    const headers = visitor % 2 ? { Connection: "close" } : undefined;
    for (let turn = visitor; !isOver; turn++) {
      const from = performance.now();
      try {
        const answer = await fetch(origin + asked[turn % asked.length]!, headers && { headers });
        await answer.arrayBuffer();
        if (answer.ok) seen.answers++;
        else seen.lost++;
      } catch {
        seen.lost++;
      }
      seen.slowest = Math.max(seen.slowest, performance.now() - from);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, (_, visitor) => goOn(visitor)));
  return async () => {
    isOver = true;
    await all;
    return seen;
  };
}

/** From the edit to the moment at which a visitor is shown it, in seconds. */
async function publish(folder: string, edit: Edit, env: NodeJS.ProcessEnv): Promise<number> {
  const path = join(folder, edit.file);
  const text = readFileSync(path, "utf8");
  if (!text.includes(edit.from)) throw new Error(`${edit.file} no longer says "${edit.from}".`);
  writeFileSync(path, text.replace(edit.from, edit.to));
  const from = performance.now();
  const update = spawn(process.execPath, ["bin/start.mjs", "update", "--no-fetch"], {
    cwd: folder,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(update, "exit");
  const address = `http://127.0.0.1:${env.PORT}${edit.page}`;
  while (!(await (await fetch(address)).text()).includes(edit.to)) {
    if (update.exitCode) throw new Error(`"${edit.what}" was not published.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const seconds = (performance.now() - from) / 1000;
  await ended;
  return seconds;
}

/** The bundler tells in such lines from where the project's folder a module came. */
const bundledFrom = /^\/\/ .*$/gm;

/** Files of a build by name, with their bytes; where and when it was made is left out. */
function buildIn(folder: string): Map<string, string> {
  const read = (path: string) =>
    path.endsWith("/server/index.js")
      ? readFileSync(path, "utf8").replace(bundledFrom, "")
      : readFileSync(path, "base64");
  const parts = ["build/client", "build/documents", "build/server"];
  const entries = parts.flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, withFileTypes: true }),
  );
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length), read(path)]),
  );
}

/** The files that a build of all of it has otherwise than what the updates have left. */
async function differences(folder: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const ofLast = async () => {
    const list = join(folder, ".cache/last-build/assets/kept.json");
    return JSON.parse(await readFile(list, "utf8").catch(() => "[]")) as string[];
  };
  const updated = buildIn(folder);
  const kept = new Set(await ofLast());
  const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 };
  await promisify(execFile)(process.execPath, ["bin/start.mjs", "build"], options);
  const clean = buildIn(folder);
  for (const name of await ofLast()) kept.add(name);
  // What each keeps for pages that were open before it.
  const isOfLast = (name: string) => kept.has(name.replace(/^.*\/assets\/|\.(br|gz)$/g, ""));
  const names = new Set([...updated.keys(), ...clean.keys()]);
  return [...names].filter((name) => !isOfLast(name) && updated.get(name) !== clean.get(name));
}

/** An editor's way from a saved word to the public page, while people visit the site. */
export async function benchUpdate(): Promise<BenchTable> {
  await build();
  const made = ["build", ".cache/pictures", ".cache/fonts", ".cache/press-kit", ".cache/yaml.json"];
  const folder = copyProject(made, ["node_modules"]);
  const port = String(await freePort());
  const env = {
    ...process.env,
    SETTINGS: "none",
    HOST: "127.0.0.1",
    PORT: port,
    DATA_DIR: join(folder, "data"),
    SITE_URL: "http://localhost:3000",
  };
  const site = spawn(process.execPath, ["bin/serve.ts"], { cwd: folder, env, stdio: "ignore" });
  const rows: BenchTable["rows"] = [];
  try {
    await whenServing(`http://127.0.0.1:${port}/healthz`);
    for (const edit of edits) {
      console.error(`  ${edit.what}`);
      const stop = visit(`http://127.0.0.1:${port}`);
      const before = endedChildrenMs();
      const seconds = await publish(folder, edit, env);
      const processor = ((endedChildrenMs() - before) / 1000).toFixed(1);
      const { answers, lost, slowest } = await stop();
      const load = loadavg()[0]!.toFixed(1);
      rows.push([
        edit.what,
        seconds.toFixed(1),
        processor,
        load,
        answers,
        lost,
        Math.round(slowest),
      ]);
    }
    const different = await differences(folder, env);
    const named = [`files that a clean build has otherwise: ${different.join(", ") || "none"}`];
    rows.push([...named, "", "", "", "", "", ""]);
  } finally {
    const ended = once(site, "exit");
    site.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
  return {
    title: "From a saved word to the public page",
    note: `\`npm run update -- --no-fetch\` beside a site that ${visitors} people visit. The update's processor seconds are without those of the site; the load is that of the whole machine, this bench included.`,
    columns: [
      "edit",
      "seconds until it is seen",
      "processor s",
      "load",
      "answers meanwhile",
      "lost",
      "slowest ms",
    ],
    rows,
  };
}
