/** The bundled application, build/server/index.js (package.json, imports). */
declare module "#application" {
  import type { ServerBuild } from "react-router";
  const build: ServerBuild;
  export = build;
}
