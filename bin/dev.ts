import { receiveWebhook } from "#domain/giving/take-event.ts";
import { tmpdir } from "node:os";
import { createServer as createViteServer, type RunnableDevEnvironment } from "vite";
import type { ServerBuild } from "react-router";
import type * as LoadedContent from "#reader/load.ts";
import type { Config } from "#server/config.ts";
import { watchContent } from "#server/content-watch.ts";
import { onStopSignal, stopGracefully } from "#server/http/graceful-stop.ts";
import { createHttpServer } from "#server/http/listen.ts";
import type { AppRequest } from "#server/http/messages.ts";
import { RequestHandler } from "#server/http/request-handler.ts";
import { jsonLog } from "#server/http/request-log.ts";
import { showPhotographs } from "#server/pictures/prepare-photographs.ts";
import type * as RenderModule from "#server/render.ts";
import { formLimits } from "#server/incoming-files.ts";
import { listen, requireFreePort, withSettings } from "#server/start-faults.ts";
import type * as ServicesModule from "#server/services.ts";
import { step } from "./processes/progress.mjs";

/**
 * Serves the site with hot reload: Vite answers first, then the same request handler as in production, which renders
 * each page with the latest modules of the application.
 */
async function develop(config: Config): Promise<void> {
  const server = createHttpServer((request, response) => {
    vite.middlewares(request, response, () => handler.listener(request, response));
  });
  const vite = await createViteServer({
    appType: "custom",
    server: { middlewareMode: true, ws: { server } },
  });
  // Vite loads all of it, so that what the application shares with the server is there once.
  const { runner } = vite.environments.ssr as RunnableDevEnvironment;
  const { createServices } = await runner.import<typeof ServicesModule>("/server/services.ts");
  const { reloadContent } = await runner.import<typeof LoadedContent>("/reader/load.ts");
  const services = await createServices(config);
  const loadApplication = () =>
    Promise.all([
      runner.import<ServerBuild>("virtual:react-router/server-build"),
      runner.import<typeof RenderModule>("/server/render.ts"),
    ]);
  const [firstBuild, { routePaths }] = await loadApplication();
  const answer = async (request: AppRequest) => {
    const [build, { createRenderer }] = await loadApplication();
    const page = await createRenderer(build, services)({ ...request, forEverybody: false });
    return { ...page, headers: { ...page.headers, "cache-control": "no-store" } };
  };
  const handler = new RequestHandler({
    config,
    application: {
      answer,
      health: () => services.health(),
      webhook: (rawBody, signature) => receiveWebhook(services.giving, rawBody, signature),
      metrics: () => Promise.resolve(""),
    },
    files: new Map(),
    formLimits: formLimits(tmpdir()),
    commit: null,
    log: jsonLog,
  });
  handler.isReady = true;
  handler.update({ ...handler.info, paths: routePaths(firstBuild.routes) });
  await listen(server, config);
  services.startBackground();
  watchContent(async () => {
    await showPhotographs();
    reloadContent();
    for (const { hot } of [vite.environments.ssr, vite.environments.client])
      hot.send({ type: "full-reload" });
  });
  onStopSignal(async () => {
    await vite.close();
    await stopGracefully(server, 1000);
    await services.close();
  });
  console.log(`Long Way Home, with hot reload, is open at http://localhost:${config.port}`);
}

process.env.NODE_ENV = "development";
// Shows drafts, and articles before their day.
process.env.HELD_BACK = "shown";
const done = await withSettings(process.env, console.error, async (config) => {
  await requireFreePort(config);
  // The application reads it from the environment; it may come from the settings file.
  process.env.SITE_URL = config.siteUrl;
  await step("Preparing photographs", showPhotographs);
  await develop(config);
});
if (!done) process.exitCode = 1;
