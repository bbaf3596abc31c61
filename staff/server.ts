import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Language } from "#domain/language/language.ts";
import { ZodError } from "zod";
import { addressBlock } from "#domain/spam/address-block.ts";
import { Refusal } from "#domain/staff/deed.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { createHttpServer } from "#server/http/listen.ts";
import { sendCached } from "#server/http/cached-response.ts";
import type { Encoded } from "#server/http/compress.ts";
import type { Editor } from "../editor/publication.ts";
import { AccountAuth } from "./auth/account-auth.ts";
import type { StaffAuth, ClientRequest } from "./auth/user.ts";
import { requireStepUp, limitFailures, signedOut } from "./sign-in/sign-in.tsx";
import { redirectPath, originFault } from "./auth/origin.ts";
import { menuEntries, nameOfRole } from "./parts/frame.tsx";
import type { Launch } from "./parts/launch-words.ts";
import { pages } from "./routes.ts";
import { end, headersOf, send } from "./send.ts";
import { may, readWords, textsIn } from "./visit/visit.ts";
import type { Answer, Desk, Page, Visit } from "./visit/visit.ts";

/** Scripts, styles and fonts by URL path (bin/staff/bundle.ts). */
export type DeskFiles = Readonly<Record<string, Encoded>>;

export type StaffSettings = {
  /** Null without a database: only the editor is served. */
  readonly desk: Desk | null;
  readonly editor: Editor;
  readonly launch: Launch;
  readonly auth: StaffAuth;
  readonly files: DeskFiles;
  /** 0 for any free port. */
  readonly port: number;
  readonly host?: string;
  readonly trustProxy?: number;
};

/** In bytes. The editor's forms carry a whole file twice. Anybody may send the others. */
const largestForm = { ofStaff: 4 * 2 ** 20, ofAnybody: 64 * 2 ** 10 };
const words = readWords();
const languageCookie = "staff-language";

class TooLarge extends Error {}

/** @param largest in bytes */
async function bodyOf(request: IncomingMessage, largest: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largest) throw new TooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function clientOf(request: IncomingMessage, query: URLSearchParams, port: number, proxies: number) {
  const { headers, socket, method = "GET" } = request;
  const forwarded = headers["x-forwarded-for"];
  const from = clientAddress(socket.remoteAddress, forwarded?.toString(), proxies);
  const pairs = (headers.cookie ?? "").split(";").map((pair) => pair.trim().split(/=(.*)/s));
  return {
    cookies: new Map(pairs as [string, string][]),
    query,
    isReading: method === "GET" || method === "HEAD",
    port,
    network: addressBlock(from),
    agent: headers["user-agent"] ?? "",
  };
}

/** The language from the cookie, else the first supported one of `Accept-Language`. */
function languageOf(cookies: ClientRequest["cookies"], accepted = ""): Language {
  const [found] = /\b(?:en|es)\b/.exec(`${cookies.get(languageCookie)},${accepted}`) ?? [];
  return found === "es" ? "es" : "en";
}

const languagePage: Page = {
  opens: "anybody",
  routes: {
    "POST /language": ({ form }) => {
      const language = form.get("language") === "es" ? "es" : "en";
      const cookie = `${languageCookie}=${language}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict`;
      return { to: redirectPath(form.get("back")), cookies: [cookie] };
    },
  },
};

type Found = ReturnType<typeof findPage>;

function findPage(all: readonly Page[], method: string, address: URL) {
  for (const page of all) {
    for (const key of Object.keys(page.routes)) {
      const [routeMethod, pathname = ""] = key.split(" ");
      const found = routeMethod === method ? new URLPattern({ pathname }).exec(address) : null;
      if (found) return { page, key, groups: found.pathname.groups };
    }
  }
  return null;
}

/** Checks sign-in and role. @returns the page to answer instead; null when access is granted */
function denialOf(visit: Visit, found: Found, { pathname, search }: URL): Answer {
  const { user, auth, client, say } = visit;
  const opens = found?.page.opens ?? "everybody";
  if (opens === "anybody") return null;
  if (!user) {
    if (!auth) return { title: say("locked"), body: say("locked_text"), status: 403 };
    if (!client.isReading || pathname.startsWith("/api/")) return signedOut(visit, pathname);
    return { to: `/sign-in?${new URLSearchParams({ to: pathname + search }).toString()}` };
  }
  if (opens !== "everybody" && !may(visit, opens)) {
    const first = menuEntries.find(({ role }) => may(visit, role));
    if (pathname === "/" && first) return { to: first.path };
    const isByLink = user.login?.account.roles.split(",").includes(opens);
    const values = { role: nameOfRole(opens, say) };
    const body = say(isByLink ? "step_up_needs_passkey" : "not_yours_text", values);
    return { title: say("not_yours"), body, status: 403 };
  }
  return null;
}

async function answerTo(visit: Visit, found: Found, { pathname }: URL): Promise<Answer> {
  if (!found) return null;
  const { page, key, groups } = found;
  const needs = page.needsStepUp === "sure" ? visit.form.has("sure") : page.needsStepUp;
  const isGrave = needs && !visit.client.isReading;
  const stepUp = isGrave ? await requireStepUp(visit, pathname) : null;
  if (stepUp) return stepUp;
  const params = groups as Visit["params"];
  const answer = await page.routes[key]!({ ...visit, params });
  return page.opens === "anybody" ? limitFailures(visit, answer) : answer;
}

function pageOfFailure(error: unknown, { say }: Visit): Answer {
  const title = say("not_done");
  if (error instanceof Refusal)
    return { title, body: say(`refused_${error.reason}`, error.values), status: 409 };
  if (error instanceof TooLarge) return { title, body: say("too_large"), status: 413 };
  if (error instanceof SyntaxError || error instanceof ZodError) {
    return { title, body: say("failed_text"), status: 400 };
  }
  console.error(error);
  return { title: say("failed"), body: say("failed_text"), status: 500 };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  settings: StaffSettings,
  port: number,
): Promise<void> {
  const { desk, editor, launch, auth, files, trustProxy = 0 } = settings;
  const method = request.method ?? "GET";
  const address = URL.parse(request.url ?? "/", "http://desk");
  const accounts = auth instanceof AccountAuth ? auth : null;
  const origins = auth.originsAt(port);
  const refused = address ? originFault(request, origins, accounts !== null) : "no address";
  const headers = headersOf(origins);
  if (!address || refused !== null)
    return end(response, address ? 403 : 400, headers, refused ?? "");
  const { pathname, searchParams: query } = address;
  const file = method === "GET" ? files[pathname] : undefined;
  // Fonts have a hash in their name. The others are asked for each time, which an ETag makes cheap.
  const caching = pathname.startsWith("/fonts/") ? "max-age=31536000, immutable" : "no-cache";
  if (file) return sendCached(response, file, { ...headers, "cache-control": caching });
  const client = clientOf(request, query, port, trustProxy);
  const language = languageOf(client.cookies, request.headers["accept-language"]);
  const say = textsIn(words, language);
  const came = await auth.enter(client);
  const user = came && "cookies" in came ? null : came;
  const acting = { ...desk?.world, by: user?.by ?? null } as Visit["acting"];
  const menu = menuEntries
    .filter((way) => may({ user }, way.role) && (accounts || way.path !== "/accounts"))
    .filter((way) => desk || way.path === "/content")
    .map(({ path, name }) => [path, say(name)] as const);
  const inside = { desk: desk as Desk, editor, launch, auth: accounts as AccountAuth };
  const own = { ...inside, acting, user, client, language, say, menu };
  const contentType = request.headers["content-type"] ?? "";
  const readBody = (largest: number) => bodyOf(request, largest);
  const form = new URLSearchParams();
  let visit: Visit = { ...own, readBody, contentType, params: {}, query, form };
  const reply = (answer: Answer) => send(response, answer, visit, address, headers);
  if (came && "cookies" in came) return reply({ to: pathname, cookies: came.cookies });
  try {
    const all = pages.filter(({ needs }) => !needs || inside[needs]);
    const found = findPage([languagePage, ...all], method, address);
    const denial = denialOf(visit, found, address);
    // The editor's script keeps such a form itself, and signs in again (editor/ui/send.ts).
    const isLarge = Number(request.headers["content-length"]) > largestForm.ofAnybody;
    if (denial && isLarge) return reply(denial);
    if (method === "POST" && contentType.startsWith("application/x-www-form-urlencoded")) {
      const sent = await readBody(user ? largestForm.ofStaff : largestForm.ofAnybody);
      visit = { ...visit, form: new URLSearchParams(sent.toString("utf8")) };
    }
    reply(denialOf(visit, found, address) ?? (await answerTo(visit, found, address)));
  } catch (error) {
    reply(pageOfFailure(error, visit));
  }
}

/** Starts the HTTP server of the staff pages, on 127.0.0.1 unless `host` says otherwise. */
export async function startStaff(settings: StaffSettings) {
  const server = createHttpServer((request, response) => {
    const { port } = server.address() as { port: number };
    serve(request, response, settings, port).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  // A preview that is built first, or a backup that is restored for a test, answers after minutes.
  server.timeout = 0;
  await once(server.listen(settings.port, settings.host ?? "127.0.0.1"), "listening");
  return { server, port: (server.address() as { port: number }).port };
}
