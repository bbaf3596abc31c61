import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Config } from "@react-router/dev/config";
import { addresses, aliases } from "./app/addresses.ts";
import { languages, pathIn } from "./app/language/language.ts";

/** Pages that show what is true at the moment they are read, and are drawn for each reader. */
const live: readonly string[] = [
  addresses.impact,
  // Whether money moves is a setting of whoever runs the site.
  addresses.donate,
];

/** Pages whose address has no parameter; parameters are filled from content below. */
const fixed = [...Object.values(addresses), ...aliases.map(({ path }) => path)].filter(
  (path) => !path.includes(":") && !live.includes(path),
);

/** Every article, by its folder. */
const posts = readdirSync("content/blog").map((id) => addresses.blogPost.replace(":id", id));
/** Every build, by its entry. */
const builds = (parse(readFileSync("content/lists/projects.yaml", "utf8")) as { id: string }[]).map(
  ({ id }) => addresses.greenBuild.replace(":id", id),
);

/** Every open position, by its entry. */
const internships = (
  parse(readFileSync("content/lists/internships.yaml", "utf8")) as { id: string }[]
).map(({ id }) => addresses.internship.replace(":id", id));

export default {
  ssr: true,
  routeDiscovery: { mode: "initial" },
  prerender: {
    paths: [
      ...languages.flatMap((language) =>
        [...fixed, ...posts, ...builds, ...internships, "/blog/feed.xml"].map((path) =>
          pathIn(language, path),
        ),
      ),
      "/sitemap.xml",
      "/robots.txt",
    ],
    concurrency: 4,
  },
} satisfies Config;
