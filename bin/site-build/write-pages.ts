import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { addressOf, languageOf, languages, rowOf } from "#domain/language/language.ts";
import { packPath } from "#domain/offline/pack.ts";
import { offlineWeights, offlineWeightsFile } from "#reader/offline-weights.ts";
import { lightContext } from "#server/app-context.ts";
import { projectRoot } from "#reader/project-root.ts";
import { buildOrigin } from "#server/http/rewrite-origin.ts";
import { lightFile } from "#server/http/static-table.ts";
import { built } from "#server/main.ts";
import { DrawnFiles } from "./drawn-files.ts";
import { packOf } from "./offline-pack.ts";
import { pagePaths } from "./page-paths.ts";
import { takeState } from "./take-state.ts";
import { weighBooklets } from "./weigh-booklets.ts";

/** What was written the last time, from the folder of the client. */
const listFile = join(built.client, "../pages.json");

const pressKit = "press-kit/long-way-home-press-kit.zip";

/**
 * Writes every page of the site: as it is, in the light version beside it, and its data for the
 * application. A step of the build, in a process of its own, because React asks for its mode at once.
 * @param beforeOffline is given all pages but those that list what can be kept: they say what the others weigh
 */
async function drawPages(beforeOffline: (drawn: DrawnFiles) => Promise<void>): Promise<DrawnFiles> {
  const build = (await import(pathToFileURL(built.bundle).href)) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  const ask = async (path: string, isLight = false) => {
    const context = new RouterContextProvider();
    context.set(lightContext, isLight);
    const answer = await handle(new Request(new URL(path, buildOrigin)), context);
    // A page that a growing language does not have yet (app/one-language.server.ts).
    if (answer.status === 302 && !rowOf(languageOf(path)).isWhole) return null;
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`);
    return answer;
  };
  const files = await DrawnFiles.in(join(built.client, "../drawn"));
  const lists = languages.map((language) => addressOf("offline", language));
  for (const path of [...pagePaths().filter((one) => !lists.includes(one)), ...lists]) {
    if (path === lists[0]) await beforeOffline(files);
    const answer = await ask(path);
    if (!answer) continue;
    if (!answer.headers.get("Content-Type")?.startsWith("text/html")) {
      await files.put(path.slice(1), new Uint8Array(await answer.arrayBuffer()));
      continue;
    }
    const taken = takeState(await answer.text());
    if (!taken) throw new Error(`${path} has no data for the application.`);
    const folder = path.slice(1);
    await files.put(join(folder, "index.html"), taken.html);
    await files.put(taken.file, taken.state);
    await files.put(join(folder, lightFile), await (await ask(path, true))!.text());
    const data = `${path === "/" ? "/_" : path}.data`;
    await files.put(data.slice(1), await (await ask(data))!.text());
  }
  return files;
}

const booklets = await weighBooklets(offlineWeights().booklets);
const files = await drawPages(async (drawn) => {
  const weights = { booklets, pack: await packOf(drawn, false) };
  await writeFile(offlineWeightsFile, JSON.stringify(weights));
});
await files.put(packPath.slice(1), JSON.stringify(await packOf(files, true)));
await files.put(pressKit, await readFile(join(projectRoot, ".cache", pressKit)));
const drawn = new Set(files.names);
const before = JSON.parse(await readFile(listFile, "utf8").catch(() => "[]")) as string[];
// Written first, so that an interrupted run forgets none.
await writeFile(listFile, JSON.stringify([...new Set([...before, ...drawn])]));
for (const name of before)
  if (!drawn.has(name)) await rm(join(built.client, name), { force: true });
await files.moveTo(built.client);
await writeFile(listFile, JSON.stringify([...drawn]));
console.log(`${drawn.size} files`);
