import { join } from "node:path";
import { projectRoot } from "#reader/project-root.ts";
import { built } from "#server/main.ts";
import { LastBuild } from "./last-build.ts";

// Not in build/, which the bundler empties.
const shelf = join(projectRoot, ".cache/last-build");

/** What a page that is open during a publication goes on asking for: its data, the application, pictures further down. */
export const lastBuilds = [
  new LastBuild(
    join(built.client, "assets"),
    join(shelf, "assets"),
    /\.(js|css|json)(\.(br|gz))?$/,
  ),
  new LastBuild(built.pictures, join(shelf, "pictures"), /-[0-9a-f]{10}[.-].*(?<!\.(br|gz))$/),
];
