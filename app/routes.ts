import { route, type RouteConfig } from "@react-router/dev/routes";
import {
  addresses,
  aliases,
  buildCodePath,
  calendarPath,
  embedPath,
  embeds,
  feedPaths,
  openData,
  openDataKinds,
  openDataPath,
  pressKitPath,
} from "#domain/addresses.ts";
import { languages, pathIn } from "#domain/language/language.ts";
import { packPath, workerPath } from "#domain/offline/pack.ts";
import { pageFolder } from "./page-folder.ts";

/** One list of pages, mounted at / and at /es, with ids `en/about` and `es/about`. */
const pages = languages.flatMap((language) => [
  ...Object.entries(addresses).map(([page, path]) =>
    route(pathIn(language, path), `pages/${pageFolder(page)}/page.tsx`, {
      id: `${language}/${page}`,
    }),
  ),
  ...aliases.map(({ path, page }) =>
    route(pathIn(language, path), `pages/${pageFolder(page)}/page.tsx`, {
      id: `${language}/${page}/${path.slice(1)}`,
    }),
  ),
  route(pathIn(language, "/*"), "pages/not-found/page.tsx", { id: `${language}/notFound` }),
]);

/** Addresses that one module answers, each by its own name. */
const resources = (file: string, ...paths: readonly string[]) =>
  paths.map((path) => route(path, file, { id: path.slice(1) }));
/** The same for what is there in each language. */
const inEach = (file: string, ...paths: readonly string[]) =>
  languages.flatMap((language) =>
    resources(file, ...paths.map((english) => pathIn(language, english))),
  );

<<<<<<< HEAD
/** What is printed; the language and the paper are part of a document's name. */
const documents = [
  "/documents/:file",
  "/documents/blueprints/:file",
  "/documents/booklets/:file",
  "/documents/build-sheets/:file",
  "/documents/labels/:file",
  "/documents/letters/:file",
].map((path) => route(path, "resources/documents.ts", { id: path.slice(1) }));

/** Receipts and yearly statements as PDF, at the addresses of domain/giving/giving-paths.ts. */
const receipts = languages.flatMap((language) =>
  ["/donate/receipt/:file", "/donate/statement/:file"].map((english) => {
    const path = pathIn(language, english);
    return route(path, "resources/receipts.ts", { id: path.slice(1) });
  }),
);

/** What is new, for feed readers: of the blog and of the newsletter. */
const [blogFeed, newsletterFeed] = feedPaths;
const feeds = languages.flatMap((language) => [
  route(pathIn(language, blogFeed), "resources/blog-feed.ts", { id: `${language}/feed` }),
  route(pathIn(language, newsletterFeed), "resources/newsletter-feed.ts", {
    id: `${language}/newsletter-feed`,
  }),
]);

/** The codes on the printed sheets of builds. */
const codes = languages.map((language) => {
  const path = pathIn(language, buildCodePath(":id"));
  return route(path, "resources/build-code.ts", { id: path.slice(1) });
});

/** What other sites show in a frame. */
const frames = languages.flatMap((language) =>
  embeds.map((name) => {
    const path = pathIn(language, embedPath(name));
    return route(path, `embeds/${name}.tsx`, { id: path.slice(1) });
  }),
);
=======
const [blogFeed, newsletterFeed] = feedPaths;
>>>>>>> 77ff69d0 (Name the addresses of resources once, and count answers at the door)

export default [
  ...pages,
  // All dates as a calendar file, and one event as a file of its own.
  ...inEach("resources/events.ts", calendarPath(null), "/events/:file"),
  // What is printed; the language and the paper are part of a document's name.
  ...resources("resources/documents.ts", "/documents/:file"),
  ...["blueprints", "booklets", "build-sheets", "labels", "letters"].flatMap((kind) =>
    resources("resources/documents.ts", `/documents/${kind}/:file`),
  ),
  // As PDF, at the addresses of domain/giving/giving-paths.ts.
  ...["receipt", "letter", "statement"].flatMap((kind) =>
    inEach("resources/receipts.ts", `/donate/${kind}/:file`),
  ),
  ...inEach("resources/blog-feed.ts", blogFeed),
  ...inEach("resources/newsletter-feed.ts", newsletterFeed),
  // The codes on the printed sheets of builds.
  ...inEach("resources/build-code.ts", buildCodePath(":id")),
  ...embeds.flatMap((name) => inEach(`embeds/${name}.tsx`, embedPath(name))),
  ...inEach("embeds/goal.tsx", goalEmbedPath(":id")),
  ...inEach("resources/web-manifest.ts", "/site.webmanifest"),
  ...resources("resources/offline-worker.ts", workerPath),
  ...resources("resources/offline-pack.ts", packPath),
  ...resources("resources/press-kit.ts", pressKitPath),
  ...resources("resources/sitemap.ts", "/sitemap.xml"),
  ...resources("resources/robots.ts", "/robots.txt"),
  ...resources("resources/security-txt.ts", "/.well-known/security.txt"),
  ...resources("resources/llms.ts", "/llms.txt"),
  ...openData.flatMap((name) =>
    resources(
      `resources/open-${name}.ts`,
      ...openDataKinds.map((kind) => openDataPath(name, kind)),
    ),
  ),
] satisfies RouteConfig;
