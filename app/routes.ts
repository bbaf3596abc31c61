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

/** All dates as a calendar file, and one event as a file of its own. */
const calendars = languages.flatMap((language) =>
  [calendarPath(null), "/events/:file"].map((english) => {
    const path = pathIn(language, english);
    return route(path, "resources/events.ts", { id: path.slice(1) });
  }),
);

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

export default [
  ...pages,
  ...calendars,
  ...documents,
  ...receipts,
  ...feeds,
  ...codes,
  ...frames,
  ...languages.map((language) =>
    route(pathIn(language, "/site.webmanifest"), "resources/web-manifest.ts", {
      id: `${language}/web-manifest`,
    }),
  ),
  route(workerPath, "resources/offline-worker.ts"),
  route(packPath, "resources/offline-pack.ts"),
  route(pressKitPath, "resources/press-kit.ts"),
  route("/sitemap.xml", "resources/sitemap.ts"),
  route("/robots.txt", "resources/robots.ts"),
  route("/.well-known/security.txt", "resources/security-txt.ts"),
  route("/llms.txt", "resources/llms.ts"),
  ...openData.flatMap((name) =>
    openDataKinds.map((kind) => {
      const path = openDataPath(name, kind);
      return route(path, `resources/open-${name}.ts`, { id: path.slice(1) });
    }),
  ),
] satisfies RouteConfig;
