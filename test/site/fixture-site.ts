import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import type { SiteInfo } from "#server/application.ts";
import { readBuild } from "#server/http/files.ts";
import { asVersion } from "#server/http/light.ts";
import { createHttpServer } from "#server/http/listen.ts";
import type { AppRequest, AppResponse } from "#server/http/messages.ts";
import { RequestHandler, type HandlerOptions } from "#server/http/request-handler.ts";
import type { LogFields } from "#server/http/request-log.ts";
import { afterAll, onTestFinished } from "vitest";
import { rawRequest } from "../fakes/raw-request.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const long = "Tires, earth and bottles. ".repeat(100);

/** Files of a small site as `npm run build` would leave them. */
export const fixtureFiles: Readonly<Record<string, string | Buffer>> = {
  "assets/app-abc123.js": `console.log(${JSON.stringify(long)})`,
  "films/home.webm": Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256)),
  "robots.txt": "User-agent: *\n",
};

export type AskOptions = {
  method?: string;
  headers?: Record<string, string>;
  /** Sent in chunks, without a length beforehand, when it is a list. */
  body?: string | string[];
};

/** Pages that the stand-in for the application draws when a test says nothing else. */
export const fixturePages: Readonly<Record<string, string>> = {
  "/": `<!doctype html><style>p{margin:0}</style><p>${long}<script>early()</script>`,
  "/about": `<!doctype html><p>About ${long}`,
  "/es": `<!doctype html><p>Inicio ${long}`,
};

/** The answer of a stand-in for the application; the rest is a page that everybody may be given. */
export type Said = { body: string } & Partial<Omit<AppResponse, "body">>;
export type Says = (asked: AppRequest) => Said | Promise<Said>;

const draw: Says = ({ url }) => {
  const body = fixturePages[new URL(url).pathname];
  return body === undefined ? { status: 404, body: "not found" } : { body };
};

const info: SiteInfo = {
  pages: [],
  redirects: new Map(),
  giveElsewhere: null,
  paths: [...Object.keys(fixturePages), "/blog/:id", "/donate/status/:id", "/es/donate/status/:id"],
};

export type FixtureSite = Awaited<ReturnType<typeof startFixture>>;

export type FixtureOptions = Partial<Omit<HandlerOptions, "config" | "application">> &
  Partial<HandlerOptions["config"]> &
  Partial<Omit<HandlerOptions["application"], "answer">> & { says?: Says };

const usual = {
  status: 200,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'",
  },
  pageData: null,
  dependsOnLedger: false,
  storageUnavailable: false,
};

export async function startFixture(options: FixtureOptions = {}, of: "test" | "file" = "test") {
  const { says = draw, siteUrl = "https://example.org", ...others } = options;
  const { trustProxy = 0, metricsOpen = false } = options;
  const folder = temporaryFolder(of);
  for (const [name, content] of Object.entries(fixtureFiles)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const logged: (LogFields & { event: string })[] = [];
  const asked: AppRequest[] = [];
  let now = info;
  const application = {
    async answer(one: AppRequest): Promise<AppResponse> {
      asked.push(one);
      const { body, ...rest } = await says(one);
      return asVersion({ ...usual, ...rest, body: Buffer.from(body) }, one.light);
    },
    health: () => Promise.resolve(),
    webhook: () => Promise.reject(new Error("the test takes no webhooks")),
    metrics: () => Promise.reject(new Error("the test has no metrics")),
    ...others,
  };
  const handler = new RequestHandler({
    config: { siteUrl, trustProxy, metricsOpen },
    application,
    files: readBuild(folder),
    formLimits: () => ({ maxBytes: 1000, maxMs: 5000, folder: null }),
    commit: null,
    log: (event, fields) => logged.push({ event, ...fields }),
    ...others,
  });
  handler.update(now);
  const server = createHttpServer(handler.listener);
  await once(server.listen({ port: 0, host: "127.0.0.1" }), "listening");
  const { port } = server.address() as AddressInfo;
  const ends = of === "test" ? onTestFinished : afterAll;
  ends(() => void server.close().closeAllConnections());
  return {
    handler,
    server,
    port,
    logged,
    /** Requests that reached the application, oldest first. */
    asked,
    tell(changed: Partial<SiteInfo>) {
      now = { ...now, ...changed };
      handler.update(now);
    },
    ask: (path: string, { body = [], ...how }: AskOptions = {}) =>
      rawRequest({ port, path, ...how }, ...[body].flat()),
  };
}
