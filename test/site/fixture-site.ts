import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { knownPaths } from "#server/http/canonical-path.ts";
import { compressFolder } from "#server/http/compress.ts";
import { createFrontDoor, type FrontDoorOptions } from "#server/http/front-door.ts";
import { createHttpServer, listen } from "#server/http/listen.ts";
import type { LogFields } from "#server/http/request-log.ts";
import { loadStaticTable } from "#server/http/static-table.ts";

const long = "Tires, earth and bottles. ".repeat(100);

/** A small site as `npm run build` would leave it. */
export const fixtureFiles: Readonly<Record<string, string | Buffer>> = {
  "index.html": `<!doctype html><style>p{margin:0}</style><p>${long}<script>early()</script>`,
  "about/index.html": `<!doctype html><p>About ${long}`,
  "es/index.html": `<!doctype html><p>Inicio ${long}`,
  "thank-you-for-your-donating-an-Item/index.html": `<!doctype html><p>Thank you ${long}`,
  "write/index.html": `<!doctype html><form method="post"><p>Write to us ${long}</form>`,
  "about.data": `[{"about":${JSON.stringify(long)}}]`,
  "assets/app-abc123.js": `console.log(${JSON.stringify(long)})`,
  "films/home.webm": Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256)),
  "robots.txt": "User-agent: *\n",
  "a plan.pdf": Buffer.from("%PDF"),
  ".vite/manifest.json": "{}",
};

async function writeFixture(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "lwh-site-"));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  await compressFolder(folder);
  return folder;
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export type AskOptions = {
  method?: string;
  headers?: Record<string, string>;
  /** Sent in chunks, without a length beforehand, when it is a list. */
  body?: string | string[];
};

/** Asks for a path letter for letter, as no browser or `fetch` would. */
function ask(port: number, path: string, options: AskOptions = {}): Promise<Answer> {
  const { method = "GET", headers = {}, body = [] } = options;
  return new Promise((resolve, reject) => {
    const length = typeof body === "string" ? { "Content-Length": Buffer.byteLength(body) } : {};
    const request = httpRequest(
      { port, host: "127.0.0.1", path, method, headers: { ...length, ...headers }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    request.on("error", reject);
    for (const chunk of typeof body === "string" ? [body] : body) request.write(chunk);
    request.end();
  });
}

export type FixtureSite = {
  readonly server: Server;
  readonly port: number;
  /** What was logged, oldest first. */
  readonly logged: (LogFields & { event: string })[];
  ask(path: string, options?: AskOptions): Promise<Answer>;
  close(): Promise<void>;
};

/** A running site with the fixture's files, and a stand-in for the application. */
export async function startFixture(options: Partial<FrontDoorOptions> = {}): Promise<FixtureSite> {
  const folder = await writeFixture(fixtureFiles);
  const security = options.security ?? { https: false };
  const logged: FixtureSite["logged"] = [];
  const listener = createFrontDoor({
    table: await loadStaticTable([{ folder }], { security, siteUrl: "https://example.org" }),
    known: knownPaths(["/", "/about", "/es", "/thank-you-for-your-donating-an-Item", "/blog/:id"]),
    health: () => Promise.resolve(),
    render: () => Promise.reject(new Error("the test has no application")),
    webhook: () => Promise.reject(new Error("the test takes no webhooks")),
    siteUrl: "https://example.org",
    trustProxy: 0,
    bodyLimits: { maxBytes: 1000, maxMs: 5000 },
    security,
    log: (event, fields) => logged.push({ event, ...fields }),
    ...options,
  });
  const server = createHttpServer(listener);
  await listen(server, 0, "127.0.0.1");
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    logged,
    ask: (path, askOptions) => ask(port, path, askOptions),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}
