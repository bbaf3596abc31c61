import type { Config } from "@react-router/dev/config";

/** Pages are written by bin/site-build/write-pages.ts: they change more often than the application. */
export default { ssr: true, routeDiscovery: { mode: "initial" } } satisfies Config;
