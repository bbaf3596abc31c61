import { existsSync } from "node:fs";
import { route, type RouteConfig } from "@react-router/dev/routes";
import { addresses, aliases, moduleName } from "./addresses.ts";
import { languages, pathIn } from "./language/language.ts";

/** One list of pages, mounted at / and at /es, with ids `en/about` and `es/about`. */
const pages = languages.flatMap((language) => [
  ...Object.entries(addresses)
    .filter(([page]) => existsSync(`app/pages/${moduleName(page)}.tsx`))
    .map(([page, path]) =>
      route(pathIn(language, path), `pages/${moduleName(page)}.tsx`, { id: `${language}/${page}` }),
    ),
  ...aliases.map(({ path, page }) =>
    route(pathIn(language, path), `pages/${moduleName(page)}.tsx`, {
      id: `${language}/${page}/${path.slice(1)}`,
    }),
  ),
  route(pathIn(language, "/*"), "pages/not-found.tsx", { id: `${language}/notFound` }),
]);

export default [
  ...pages,
  ...languages.map((language) =>
    route(pathIn(language, "/blog/feed.xml"), "resources/feed.ts", { id: `${language}/feed` }),
  ),
  route("/sitemap.xml", "resources/sitemap.ts"),
  route("/robots.txt", "resources/robots.ts"),
] satisfies RouteConfig;
