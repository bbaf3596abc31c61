import { receiveWebhook } from "#domain/giving/receive-event.ts";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { createServer as createViteServer, type ViteDevServer } from "vite";
import type { ServerBuild } from "react-router";
import { drawingFolder, photographFolder } from "#reader/picture-manifest.ts";
import type * as LoadedContent from "#reader/load.ts";
import type * as Drawing from "#server/drawing.ts";
import type { Config } from "#server/config.ts";
import { watchContent } from "#server/content-watch.ts";
import type { Asked } from "#server/http/asked.ts";
import { KnownPaths } from "#server/http/canonical-path.ts";
import { noFacts } from "#server/http/front.ts";
import { FrontDoor } from "#server/http/front-door.ts";
import { onStopSignal, stopGracefully } from "#server/http/graceful-stop.ts";
import { Files } from "#server/http/files.ts";
import { createHttpServer, listen } from "#server/http/listen.ts";
import { jsonLog } from "#server/http/request-log.ts";
import { preparePhotographs } from "#server/pictures/prepare-photographs.ts";
import { formLimits } from "#server/serve-site.ts";
import { readSite } from "#server/settings.ts";
import type * as ServicesModule from "#server/services.ts";
import type { Services } from "#server/services.ts";
import { modulesOf } from "./checking/vite-modules.ts";
import { step } from "./processes/progress.mjs";

/** Stops Vite, then lets what is under way finish. */
function stopOnSignal(server: Server, vite: ViteDevServer, services: Services): void {
  onStopSignal(async () => {
    await vite.close();
    await stopGracefully(server, 1000);
    await services.close();
  });
}

/**
 * The site with hot reload: Vite in front, behind it the same front door as in production, which draws each page
 * anew with the application's modules of the moment.
 */
async function develop(config: Config): Promise<void> {
  const server = createHttpServer((request, response) => {
    vite.middlewares(request, response, () => door.listener(request, response));
  });
  const vite = await createViteServer({
    appType: "custom",
    server: { middlewareMode: true, ws: { server } },
  });
  const load = modulesOf(vite);
  const { createServices } = await load<typeof ServicesModule>("/server/services.ts");
  const { reloadContent } = await load<typeof LoadedContent>("/reader/load.ts");
  const services = await createServices(config);
  const loadApplication = () =>
    Promise.all([
      load<ServerBuild>("virtual:react-router/server-build"),
      load<typeof Drawing>("/server/drawing.ts"),
    ]);
  const [firstBuild, { routePaths }] = await loadApplication();
  const paths = routePaths(firstBuild.routes);
  const known = new KnownPaths(paths);
  let generation = 1;
  const answer = async (asked: Asked) => {
    const [build, { createDraw }] = await loadApplication();
    const around = { mode: "development", log: jsonLog, known: () => known } as const;
    generation += 1;
    const draw = createDraw(build, services, { ...around, generation: () => generation });
    return { ...(await draw({ ...asked, forEverybody: false })), generation: 0, books: 0 };
  };
  const door = new FrontDoor({
    config,
    application: {
      answer,
      health: () => services.health(),
      webhook: (rawBody, signature) => receiveWebhook(services.giving, rawBody, signature),
      metrics: () => Promise.resolve(""),
    },
    files: new Files(null, [drawingFolder, photographFolder]),
    formLimits: formLimits(tmpdir()),
    isReady: () => true,
    commit: null,
    log: jsonLog,
  });
  door.take({ ...noFacts, generation: 1, paths });
  await listen(server, { port: config.port, host: config.host });
  services.startBackground();
  watchContent(async () => {
    try {
      await preparePhotographs();
      reloadContent();
      for (const { hot } of [vite.environments.ssr, vite.environments.client])
        hot.send({ type: "full-reload" });
    } catch (error) {
      // The page stays as it was until the fault is mended.
      console.error(error instanceof Error ? error.message : error);
    }
  });
  stopOnSignal(server, vite, services);
  console.log(`Long Way Home, with hot reload, is open at http://localhost:${config.port}`);
}

process.env.NODE_ENV = "development";
// An author sees drafts, and articles before their day.
process.env.HELD_BACK = "shown";
const read = readSite(process.env);
if ("faults" in read) {
  for (const fault of read.faults) console.error(fault);
  process.exitCode = 1;
} else {
  // The application reads it; it may stand in the file of settings.
  process.env.SITE_URL = read.config.siteUrl;
  await step("Preparing photographs", () => preparePhotographs());
  await develop(read.config);
}
