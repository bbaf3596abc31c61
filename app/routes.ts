import { route, type RouteConfig } from "@react-router/dev/routes";
import {
  addresses,
  aliases,
  buildCodePath,
  calendarPath,
  feedPaths,
  openDataPaths,
  pressKitPath,
} from "#domain/addresses.ts";
import { languages, pathIn } from "#domain/language/language.ts";
import { packPath, workerPath } from "#domain/offline/pack.ts";
import { pageFolder } from "./page-folder.ts";

/** Every page at its English and its Spanish address, with route ids `en/about` and `es/about`. */
const pages = languages.flatMap((language) =>
  [
    ...Object.entries(addresses).map(([page, path]) => ({ page, path, id: page })),
    ...aliases.map(({ page, path }) => ({ page, path, id: page + path })),
    { page: "notFound", path: "/*", id: "notFound" },
  ].map(({ page, path, id }) =>
    route(pathIn(language, path), `pages/${pageFolder(page)}/page.tsx`, {
      id: `${language}/${id}`,
    }),
  ),
);

/** Routes of several addresses that one module answers. */
const resources = (file: string, ...paths: readonly string[]) =>
  paths.map((path) => route(path, file, { id: path.slice(1) }));
const inEach = (file: string, ...paths: readonly string[]) =>
  languages.flatMap((language) =>
    resources(file, ...paths.map((english) => pathIn(language, english))),
  );

export default [
  ...pages,
  ...inEach("resources/events.ts", calendarPath(null), "/events/:file"),
  // PDF documents; the file name includes the language: `goods-guide.en.letter.pdf`.
  ...resources("resources/documents.ts", "/documents/:file"),
  ...["blueprints", "build-sheets"].flatMap((kind) =>
    resources("resources/documents.ts", `/documents/${kind}/:file`),
  ),
  // Donors' PDF documents, at the addresses of domain/giving/giving-paths.ts.
  ...inEach("resources/documents.ts", "/donate/receipt/:file", "/donate/statement/:file"),
  ...inEach("resources/feeds.ts", ...feedPaths),
  ...inEach("resources/build-code.ts", buildCodePath(":id")),
  ...inEach("resources/web-manifest.ts", "/site.webmanifest"),
  ...resources("resources/offline-worker.ts", workerPath),
  ...resources("resources/offline-pack.ts", packPath),
  ...resources("resources/press-kit.ts", pressKitPath),
  ...resources("resources/sitemap.ts", "/sitemap.xml"),
  ...resources("resources/text-files.ts", "/robots.txt", "/.well-known/security.txt", "/llms.txt"),
  ...resources("resources/open-data.ts", ...openDataPaths),
] satisfies RouteConfig;
