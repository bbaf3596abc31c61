import type { ServerBuild } from "react-router";
import { createServer, type Plugin, type RunnableDevEnvironment } from "vite";
import type * as PageFaults from "./checking/page-faults.ts";

// React draws in half the time where it need not describe its errors; Vite serves for development all the same.
process.env.NODE_ENV = "production";
const fastReact: Plugin = {
  name: "fast-react",
  enforce: "post",
  config: () => ({ oxc: { jsx: { development: false } } }),
  configResolved: ({ env }) => void Object.assign(env, { PROD: false, DEV: true }),
};
const vite = await createServer({
  appType: "custom",
  logLevel: "error",
  plugins: [fastReact],
  server: { middlewareMode: true, ws: false, watch: null },
});
const { runner } = vite.environments.ssr as RunnableDevEnvironment;
try {
  const { pageFaults } = await runner.import<typeof PageFaults>("/bin/checking/page-faults.ts");
  const build = await runner.import<ServerBuild>("virtual:react-router/server-build");
  const faults = await pageFaults(build, "development");
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof Error) || error.name !== "ContentFaults") throw error;
  console.error("Pages are drawn when the content has no fault.");
  process.exitCode = 1;
} finally {
  await vite.close();
}
