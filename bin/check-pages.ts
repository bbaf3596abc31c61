import { createServer, isRunnableDevEnvironment } from "vite";
import type { ServerBuild } from "react-router";
import type * as PageFaults from "./checking/page-faults.ts";

const t0 = performance.now();
const lap = (s: string) => console.log(s, Math.round(performance.now() - t0));
const vite = await createServer({
  appType: "custom",
  logLevel: "error",
  mode: "production",
  oxc: { jsx: { development: false } },
  server: { middlewareMode: true, ws: false, watch: null },
});
lap("vite");
const { ssr } = vite.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the application's modules");
const { pageFaults } = await ssr.runner.import<typeof PageFaults>("/bin/checking/page-faults.ts");
lap("faults");
const build = await ssr.runner.import<ServerBuild>("virtual:react-router/server-build");
lap("build");
const faults = await pageFaults(build);
lap("drawn");
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
await vite.close();
