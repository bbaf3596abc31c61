import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { PaymentsUnavailable } from "#domain/giving/payments.ts";
import { Refusal } from "#domain/staff/refusal.ts";
import { wholeLanguages, type WholeLanguage } from "#domain/language/language.ts";
import { drawDesk } from "./parts/frame.tsx";
import { routes } from "./routes.ts";
import { cookiesOf, entryOf, languageCookie, sessionCookie, type Guard } from "./session.ts";
import type { Answer, Desk, Visit } from "./visit/visit.ts";
import { readWords, textsIn } from "./visit/words.ts";

/** Files that pages are dressed with, by path. */
export type DeskFiles = Readonly<
  Record<string, { readonly type: string; readonly body: string | Buffer }>
>;

export type DeskSettings = {
  readonly desk: Desk;
  readonly files: DeskFiles;
  /** Who sits at it, for the record. */
  readonly by: string;
  /** 0: any that is free. */
  readonly port: number;
  readonly token: string;
};

const headers = {
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  "cross-origin-resource-policy": "same-origin",
  // A form says where it comes from; another site learns nothing.
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
};
/** A letter carries its sheet within; nothing else of it is loaded or run. */
const letterHeaders = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  "content-type": "text/html; charset=utf-8",
};
/** A pasted list of gifts; everything else is far below it. */
const largestForm = 2 ** 20;
const words = readWords();

class TooLarge extends Error {}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const part of request.setEncoding("utf8") as AsyncIterable<string>) {
    text += part;
    if (text.length > largestForm) throw new TooLarge();
  }
  return new URLSearchParams(text);
}

/** The chosen language; else the first of the browser's that is ours. */
function languageOf(request: IncomingMessage): WholeLanguage {
  const chosen = cookiesOf(request).get(languageCookie);
  const asked = (request.headers["accept-language"] ?? "").split(",");
  const wished = [chosen, ...asked.map((one) => one.trim().slice(0, 2))];
  const found = wished.find((one) => wholeLanguages.some((language) => language === one));
  return found === "es" ? "es" : "en";
}

const patterns = Object.entries(routes).map(([route, answer]) => {
  const [method = "", pathname = ""] = route.split(" ");
  return { method, pattern: new URLPattern({ pathname }), answer };
});

/** What a page says, and what it says when something cannot be done. */
async function answerTo(visit: Visit, method: string, address: URL): Promise<Answer> {
  for (const route of patterns) {
    const found = route.method === method ? route.pattern.exec(address) : null;
    if (!found) continue;
    const named = Object.entries(found.pathname.groups).map(([name, value]) => [name, value ?? ""]);
    return route.answer({ ...visit, params: Object.fromEntries(named) as Visit["params"] });
  }
  return null;
}

function send(response: ServerResponse, answer: Answer, visit: Visit, address: URL): void {
  const { say, language } = visit;
  if (answer && "to" in answer) {
    const [path = "/", query = ""] = answer.to.split("?");
    const to = new URLSearchParams(query);
    if (answer.done) to.set("done", answer.done);
    const search = to.toString();
    response.writeHead(303, { ...headers, location: path + (search && `?${search}`) }).end();
    return;
  }
  if (answer && "file" in answer) {
    const { file, type, name } = answer;
    const disposition = name ? { "content-disposition": `attachment; filename="${name}"` } : {};
    response.writeHead(200, { ...headers, "content-type": type, ...disposition }).end(file);
    return;
  }
  if (answer && "letter" in answer) {
    response.writeHead(200, { ...headers, ...letterHeaders }).end(answer.letter);
    return;
  }
  const page = answer ?? { title: say("not_found"), body: null, status: 404 };
  const done = visit.query.get("done");
  const notice = done && Object.hasOwn(words, `done_${done}`) ? say(`done_${done}`) : null;
  const html = drawDesk({
    title: page.title,
    body: page.body,
    say,
    language,
    by: visit.acting.by,
    path: address.pathname,
    search: address.search,
    notice,
  });
  response
    .writeHead(page.status ?? 200, { ...headers, "content-type": "text/html; charset=utf-8" })
    .end(html);
}

/** What cannot be done is said on a page of its own; nothing was changed then. */
function pageOfFailure(error: unknown, { say }: Visit): Answer {
  const title = say("not_done");
  if (error instanceof Refusal) return { title, body: say(`refused_${error.reason}`), status: 409 };
  if (error instanceof TooLarge) return { title, body: say("too_large"), status: 413 };
  if (error instanceof PaymentsUnavailable) {
    return { title, body: say("payments_unavailable"), status: 502 };
  }
  console.error(error);
  return { title: say("failed"), body: say("failed_text"), status: 500 };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  { desk, by, files }: DeskSettings,
  guard: Guard,
): Promise<void> {
  const address = URL.parse(request.url ?? "/", `http://127.0.0.1:${guard.port}`);
  if (!address) return void response.writeHead(400, headers).end();
  const { searchParams: query, pathname } = address;
  const method = request.method ?? "GET";
  const entry = entryOf(request, query, guard);
  const language = languageOf(request);
  const say = textsIn(words, language);
  if (typeof entry === "object") {
    return void response
      .writeHead(403, { ...headers, "content-type": "text/plain" })
      .end(entry.refused);
  }
  const file = method === "GET" ? files[pathname] : undefined;
  if (file)
    return void response.writeHead(200, { ...headers, "content-type": file.type }).end(file.body);
  const acting = { ...desk.world, by };
  const form = new URLSearchParams();
  const visit: Visit = { desk, acting, language, say, params: {}, query, form };
  if (entry === "enter") {
    const cookie = { "set-cookie": sessionCookie(guard), location: pathname };
    return void response.writeHead(303, { ...headers, ...cookie }).end();
  }
  if (entry === "locked") {
    const page = { title: say("locked"), body: say("locked_text"), status: 403 };
    return send(response, page, { ...visit, acting: { ...acting, by: null } }, address);
  }
  try {
    const sent = method === "POST" ? await formOf(request) : form;
    if (method === "POST" && pathname === "/language") return chooseLanguage(response, sent);
    send(response, await answerTo({ ...visit, form: sent }, method, address), visit, address);
  } catch (error) {
    send(response, pageOfFailure(error, visit), visit, address);
  }
}

function chooseLanguage(response: ServerResponse, form: URLSearchParams): void {
  const language = form.get("language") === "es" ? "es" : "en";
  const back = form.get("back") ?? "/";
  // Two slashes would lead to another site.
  const location = /^\/(?![/\\])/.test(back) ? back : "/";
  const cookie = `${languageCookie}=${language}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict`;
  response.writeHead(303, { ...headers, "set-cookie": cookie, location }).end();
}

/** Opens the desk on this machine alone. */
export async function startStaff(
  settings: DeskSettings,
): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    const { port } = server.address() as { port: number };
    const guard = { port, token: settings.token };
    serve(request, response, settings, guard).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(settings.port, "127.0.0.1", resolve);
  });
  return { server, port: (server.address() as { port: number }).port };
}
