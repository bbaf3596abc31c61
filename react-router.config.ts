import type { Config } from "@react-router/dev/config";

/** Nothing is rendered at build. A route is one file, of which app/boot/ tells the browser. */
export default {
  routeDiscovery: { mode: "initial" },
  splitRouteModules: false,
} satisfies Config;
