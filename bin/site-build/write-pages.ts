import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { addressOf, languageOf, languages, rowOf } from "#domain/language/language.ts";
import { packPath } from "#domain/offline/pack.ts";
import { offlineWeights, offlineWeightsFile } from "#reader/offline-weights.ts";
import { lightContext } from "#server/app-context.ts";
import { projectRoot } from "#reader/project-root.ts";
import { buildOrigin, isDocument } from "#server/http/rewrite-origin.ts";
import { lightFile } from "#server/http/static-table.ts";
import { WrittenDocuments } from "#server/http/write-documents.ts";
import { built } from "#server/main.ts";
import { DrawnFiles } from "./drawn-files.ts";
import { lastBuilds } from "./last-builds.ts";
import { packOf } from "./offline-pack.ts";
import { pagePaths } from "./page-paths.ts";
import { stateFile, takeState } from "#server/http/page-state.ts";
import { weighBooklets } from "./weigh-booklets.ts";

/** What was written the last time, from the folder of the client. */
const listFile = join(built.client, "../pages.json");

const pressKit = "press-kit/long-way-home-press-kit.zip";

/** The public address to write the documents for. */
const siteUrl = process.argv[2]!;
const files = new DrawnFiles(built.client, join(built.client, "../drawn"));
const documents = WrittenDocuments.open(built.documents, siteUrl);

/** A document is compressed, for the public address, while the next ones are drawn. */
async function put(name: string, text: string): Promise<void> {
  files.put(name, Buffer.from(text));
  if (isDocument(name)) await documents.put(name, text);
}

/**
 * Writes every page of the site: as it is, in the light version beside it, and its data for the
 * application. A step of the build, in a process of its own, because React asks for its mode at once.
 * @param beforeOffline is called with all pages drawn but those that list what can be kept: they say what the others weigh
 */
async function drawPages(beforeOffline: () => Promise<void>): Promise<void> {
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
  const lists = languages.map((language) => addressOf("offline", language));
  for (const path of [...pagePaths().filter((one) => !lists.includes(one)), ...lists]) {
    if (path === lists[0]) await beforeOffline();
    const answer = await ask(path);
    if (!answer) continue;
    if (!answer.headers.get("Content-Type")?.startsWith("text/html")) {
      await put(path.slice(1), await answer.text());
      continue;
    }
    const taken = takeState(await answer.text(), stateFile);
    if (!taken) throw new Error(`${path} has no data for the application.`);
    const folder = path.slice(1);
    await put(join(folder, "index.html"), taken.html);
    await put(taken.place.slice(1), taken.state);
    await put(join(folder, lightFile), await (await ask(path, true))!.text());
    const data = `${path === "/" ? "/_" : path}.data`;
    await put(data.slice(1), await (await ask(data))!.text());
  }
}

const booklets = await weighBooklets(offlineWeights().booklets);
await drawPages(async () => {
  const weights = { booklets, pack: await packOf(files, false) };
  writeFileSync(offlineWeightsFile, JSON.stringify(weights));
});
await put(packPath.slice(1), JSON.stringify(await packOf(files, true)));
files.put(pressKit, readFileSync(join(projectRoot, ".cache", pressKit)));
const drawn = new Set(files.names);
const before = existsSync(listFile) ? (JSON.parse(readFileSync(listFile, "utf8")) as string[]) : [];
// Written first, so that an interrupted run forgets none.
writeFileSync(listFile, JSON.stringify([...new Set([...before, ...drawn])]));
for (const name of before) if (!drawn.has(name)) rmSync(join(built.client, name), { force: true });
files.settle();
writeFileSync(listFile, JSON.stringify([...drawn]));
for (const one of lastBuilds) one.keep();
await documents.putAll(built.client);
console.log(`${await documents.close()} documents`);
