import type { RequestListener, Server } from "node:http";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { addressOf, languages } from "#domain/language/language.ts";
import { storyForm } from "#domain/forms/story.ts";
import { createRender, routePaths } from "./application.ts";
import type { Config } from "./config.ts";
import type { BodyLimits } from "./http/body-limit.ts";
import { loadedContent } from "#reader/load.ts";
import { createRedirects } from "#reader/redirects.ts";
import { frameOrigins, hasAdAccount } from "#reader/outside-links.ts";
import { knownPaths } from "./http/canonical-path.ts";
import { countRequests } from "./http/count-requests.ts";
import { createFrontDoor } from "./http/front-door.ts";
import { createNotFoundPage, type NotFoundPage } from "./http/not-found-page.ts";
import { createHttpServer, listen } from "./http/listen.ts";
import { jsonLog, limitLog } from "./http/request-log.ts";
import { loadStaticTable, type StaticFolder } from "./http/static-table.ts";
import { metricsText } from "./metrics.ts";
import { outdatedByArticles } from "./new-articles.ts";
import type { Services } from "./services.ts";
import { startFaultOfListening } from "./start-faults.ts";

export type SiteFiles = {
  /** The application's bundle: build/server/index.js. */
  readonly bundle: string;
  /** What is sent as it stands; later folders win. */
  readonly folders: readonly StaticFolder[];
  /** What was built; null: unknown. */
  readonly commit: string | null;
};

const mebibyte = 1024 * 1024;
const { maxFiles, maxBytes } = storyForm.fields.pictures;

/** Where stories with pictures are sent (specification 2, blog), as page and as data. */
const uploadPaths = languages
  .map((one) => addressOf("shareStory", one))
  .flatMap((path) => [path, `${path}.data`]);

/** What a request may bring with it. */
export const bodyLimits: BodyLimits = {
  maxBytes: mebibyte,
  maxMs: 60_000,
  upload: {
    paths: new Set(uploadPaths),
    maxBytes: maxFiles * maxBytes + mebibyte,
    maxMs: 300_000,
  },
};

/**
 * Reads the built site and listens.
 * @param isReady false while it starts and stops
 * @param beforeOpening is given the site when it could answer; while it fails nobody meets it
 * @throws StartFault when the port or host cannot be listened on
 */
export async function serveSite(
  config: Config,
  files: SiteFiles,
  services: Services,
  isReady: () => boolean,
  beforeOpening: (listener: RequestListener) => Promise<void> = () => Promise.resolve(),
): Promise<Server> {
  const { links } = loadedContent().content;
  const security = {
    https: config.siteUrl.startsWith("https:"),
    frameOrigins: frameOrigins(links),
    adService: hasAdAccount(links),
  };
  const [build, table] = await Promise.all([
    import(pathToFileURL(files.bundle).href) as Promise<ServerBuild>,
    loadStaticTable(files.folders, { security, siteUrl: config.siteUrl }),
  ]);
  const pages = [...table].filter(([path, entry]) => entry.rendered && !path.endsWith(".data"));
  const finished = new Set(pages.map(([path]) => path));
  const render = createRender(build, services, "production", (path) => finished.has(path));
  const makeNotFound = createNotFoundPage(render, config.siteUrl);
  const isTroubled = () => services.troubles().length > 0;
  // What is kept says nothing of today's trouble.
  const notFoundPage: NotFoundPage = async (...asked) =>
    isTroubled() ? null : makeNotFound(...asked);
  const door: RequestListener = createFrontDoor({
    table,
    known: knownPaths([...routePaths(build.routes), ...pages.map(([path]) => path)]),
    redirects: createRedirects(loadedContent()),
    health: () => services.health(),
    commit: files.commit,
    isReady,
    isTroubled,
    isOutdated: outdatedByArticles(table),
    metrics: {
      isOpen: config.openMetrics,
      text: () =>
        metricsText({
          requests: counted.counts,
          figures: () => services.storage.figures(),
          troubles: () => services.troubles(),
          dataDir: config.dataDir,
          commit: files.commit,
        }),
    },
    render,
    notFoundPage,
    webhook: (rawBody, signature) => services.giving.receiveWebhook(rawBody, signature),
    siteUrl: config.siteUrl,
    pagesAt: config.pagesAt,
    trustProxy: config.trustProxy,
    bodyLimits,
    security,
    log: limitLog(jsonLog, "not_found", 60),
  });
  const counted = countRequests(door);
  await beforeOpening(door);
  const server = createHttpServer(counted.listener);
  try {
    await listen(server, config.port, config.host);
  } catch (error) {
    throw startFaultOfListening(error, config);
  }
  return server;
}
