import { createServer as createViteServer, isRunnableDevEnvironment } from "vite";
import type { ServerBuild } from "react-router";
import type * as LoadedContent from "#reader/load.ts";
import type * as Application from "#server/application.ts";
import type { Config } from "#server/config.ts";
import { knownPaths } from "#server/http/canonical-path.ts";
import type * as FrontDoor from "#server/http/front-door.ts";
import { onStopSignal, stopGracefully } from "#server/http/graceful-stop.ts";
import { createHttpServer, listen } from "#server/http/listen.ts";
import { jsonLog } from "#server/http/request-log.ts";
import { built } from "#server/main.ts";
import { bodyLimits } from "#server/serve-site.ts";
import { readSite } from "#server/settings.ts";
import type * as ServicesModule from "#server/services.ts";
import { DrawnPictures } from "./dev/drawn-pictures.ts";
import { followContent } from "./dev/follow-content.ts";
import { runStep } from "./processes/progress.mjs";

/**
 * The site with hot reload: Vite in front, behind it the same front door as in production, with the
 * application's modules taken from Vite at each request.
 */
async function develop(config: Config): Promise<void> {
  const server = createHttpServer((request, response) => {
    vite.middlewares(request, response, () => door(request, response));
  });
  const vite = await createViteServer({
    appType: "custom",
    server: { middlewareMode: true, ws: { server } },
  });
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the application's modules");
  const load = <Module>(id: string) => ssr.runner.import<Module>(id);

  // All that the application shares with the server comes from Vite, so that each module is there once.
  const { createServices } = await load<typeof ServicesModule>("/server/services.ts");
  const { createFrontDoor } = await load<typeof FrontDoor>("/server/http/front-door.ts");
  const { reloadContent } = await load<typeof LoadedContent>("/reader/load.ts");
  const services = await createServices(config);
  const loadApplication = () =>
    Promise.all([
      load<ServerBuild>("virtual:react-router/server-build"),
      load<typeof Application>("/server/application.ts"),
    ]);
  const [firstBuild, { routePaths }] = await loadApplication();
  const security = { https: false, policy: false };
  const door = createFrontDoor({
    table: new DrawnPictures(built.pictures),
    known: knownPaths(routePaths(firstBuild.routes)),
    health: () => services.health(),
    async render(request, info) {
      const [build, { createRender }] = await loadApplication();
      return createRender(build, services, "development")(request, info);
    },
    webhook: (rawBody, signature) => services.giving.receiveWebhook(rawBody, signature),
    siteUrl: config.siteUrl,
    trustProxy: config.trustProxy,
    bodyLimits,
    security,
    log: jsonLog,
  });
  await listen(server, config.port, config.host);
  services.startBackground();
  const unfollow = followContent(vite, reloadContent, built.pictures);
  onStopSignal(async () => {
    unfollow();
    await vite.close();
    await stopGracefully(server, 1000);
    await services.close();
  });
  console.log(`Long Way Home, with hot reload, is open at http://localhost:${config.port}`);
}

process.env.NODE_ENV = "development";
// Whoever writes sees drafts, and articles before their day.
process.env.HELD_BACK = "shown";
const read = readSite(process.env);
if ("faults" in read) {
  for (const fault of read.faults) console.error(fault);
  process.exitCode = 1;
} else {
  // The application reads it; it may stand in the file of settings.
  process.env.SITE_URL = read.config.siteUrl;
  await runStep("Drawing pictures", process.execPath, ["bin/draw.ts"]);
  await runStep("Making fonts for documents", process.execPath, ["bin/fonts/paper-fonts.ts"]);
  await develop(read.config);
}
