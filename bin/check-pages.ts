import type { ServerBuild } from "react-router";
import { createServer, type RunnableDevEnvironment } from "vite";
import type * as PageFaults from "./checking/page-faults.ts";

const vite = await createServer({
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, ws: false, watch: null },
});
const { runner } = vite.environments.ssr as RunnableDevEnvironment;
try {
  const { pageFaults } = await runner.import<typeof PageFaults>("/bin/checking/page-faults.ts");
  const build = await runner.import<ServerBuild>("virtual:react-router/server-build");
  const faults = await pageFaults(build);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof Error) || error.name !== "ContentFaults") throw error;
  console.error("Pages are drawn when the content has no fault.");
  process.exitCode = 1;
} finally {
  await vite.close();
}
