import type { Config } from "@react-router/dev/config";

/** The server draws pages when they are asked for, so nothing is rendered at build. */
export default { ssr: true, routeDiscovery: { mode: "initial" } } satisfies Config;
