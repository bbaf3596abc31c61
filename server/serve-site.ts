import { hourMs } from "#domain/clock.ts";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import type { RequestListener, Server } from "node:http";
import { join } from "node:path";
import { projectRoot } from "#reader/project-root.ts";
import { drawingFolder, photographFolder } from "#reader/picture-manifest.ts";
import { addressOf, languages } from "#domain/language/language.ts";
import { storyForm } from "#domain/forms/story.ts";
import type { Application } from "./application.ts";
import { applicationInThread } from "./application-in-thread.ts";
import type { SiteFacts } from "./http/asked.ts";
import { built } from "./built.ts";
import { commitOf } from "./commit.ts";
import type { Config } from "./config.ts";
import { FrontDoor } from "./http/front-door.ts";
import { Files } from "./http/files.ts";
import { createHttpServer, listen } from "./http/listen.ts";
import type { FormLimits } from "./http/read-form.ts";
import { jsonLog, limitLog } from "./http/request-log.ts";
import { startFaultOfListening } from "./start-faults.ts";

const mebibyte = 1024 * 1024;
const { maxFiles, maxBytes } = storyForm.fields.pictures;

/** Addresses that stories with pictures are sent to (specification 2, blog), as page and as data. */
const uploadPaths = new Set(
  languages.map((one) => addressOf("shareStory", one)).flatMap((path) => [path, `${path}.data`]),
);

/**
 * The limits of what a form may bring with it at a path.
 * @param folder for files that arrive
 */
export function formLimits(folder: string): (path: string) => FormLimits {
  const plain = { maxBytes: mebibyte, maxMs: 60_000, folder: null, maxFileBytes: mebibyte };
  const upload = {
    maxBytes: maxFiles * maxBytes + mebibyte,
    maxMs: 300_000,
    folder,
    maxFileBytes: maxBytes + 1,
  };
  return (path) => (uploadPaths.has(path) ? upload : plain);
}

/** Deletes files that a killed process has left: a form takes five minutes to arrive, and seconds to be answered. */
async function deleteLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > hourMs)
      await rm(path, { recursive: true, force: true });
  }
}

/** A folder for the files of forms while they arrive. */
async function incomingFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, "incoming");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await deleteLeft(folder);
  setInterval(() => void deleteLeft(folder).catch(console.error), hourMs).unref();
  return folder;
}

/** A site that answers but does not listen yet. */
export type ReadySite = {
  readonly listener: RequestListener;
  readonly application: Application;
  readonly drawFirst: () => Promise<void>;
  /** From here on pages are drawn before anybody asks for them. */
  readonly drawAhead: () => void;
  /**
   * @param socket that another process of the site has opened; null: there is none
   * @throws StartFault when the port or host cannot be listened on
   */
  open(socket: object | null): Promise<Server>;
};

/**
 * Opens the application and reads the files.
 * @param isReady false while it starts and stops
 * @param onEnd is called when the application ends by itself
 * @throws StartFault when the operator can mend what is wrong
 */
export async function prepareSite(
  config: Config,
  isReady: () => boolean,
  onEnd: () => void,
): Promise<ReadySite> {
  const early: SiteFacts[] = [];
  let take = (given: SiteFacts): void => void early.push(given);
  const opening = applicationInThread(config, (given) => take(given), onEnd);
  // Found out while the thread reads what it needs.
  const commit = commitOf(projectRoot);
  const isHttps = config.siteUrl.startsWith("https:");
  const files = new Files(built.client, [drawingFolder, photographFolder], isHttps);
  const [application, folder] = await Promise.all([opening, incomingFolder(config.dataDir)]);
  const door = new FrontDoor({
    config,
    application,
    files,
    formLimits: formLimits(folder),
    isReady,
    commit,
    log: limitLog(jsonLog, "not_found", 60),
  });
  take = (given) => door.take(given);
  for (const facts of early) door.take(facts);
  return {
    listener: door.listener,
    application,
    drawFirst: () => door.drawFirst(),
    drawAhead: () => door.drawAhead(),
    async open(socket) {
      const server = createHttpServer(door.listener);
      try {
        await listen(server, socket ?? { port: config.port, host: config.host });
      } catch (error) {
        throw startFaultOfListening(error, config);
      }
      return server;
    },
  };
}
