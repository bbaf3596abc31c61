import type { RequestListener } from "node:http";
import { fullPathOf, lightPathOf } from "#domain/language/light-address.ts";
import { addressOf, languages } from "#domain/language/language.ts";
import { findRedirect } from "#reader/redirects.ts";
import { sendFailure } from "./answer.ts";
import { answerForm } from "./answer-form.ts";
import { Pages } from "./answer-pages.ts";
import { findProgram } from "./answer-program.ts";
import type { SiteFacts } from "./asked.ts";
import { Exchange, withQuery } from "./exchange.ts";
import { Front, type FrontOptions } from "./front.ts";
import { otherVersion } from "./light.ts";
import { createProxyWarning } from "./proxy-warning.ts";
import { describeError } from "./request-log.ts";
import { isOtherPublicHost } from "./request-origin.ts";

/** A process that has drawn these has run most of the code by which pages are drawn. */
const firstPages = languages.flatMap((language) =>
  (["home", "donate", "impact"] as const).map((page) => addressOf(page, language)),
);

/** The address that an old or oddly written one leads to; null for one that is right, or nobody's. */
function rightAddress({ front, isRead, target, targetQuery }: Exchange): string | null {
  const { facts, known } = front;
  const full = fullPathOf(target);
  const path = full ?? target;
  if (known.has(path)) return null;
  const right = (isRead ? findRedirect(facts.redirects, path) : null) ?? known.find(path);
  if (right === null || right === path) return null;
  const address = full === null ? right : lightPathOf(right);
  // Nobody adds to a query that we wrote.
  return address.includes("?") ? address : withQuery(address, targetQuery);
}

/** The way of every request: files and kept pages from memory, one spelling for each address, the rest asked of the application. */
async function answer(exchange: Exchange, pages: Pages): Promise<void> {
  const { front, incoming, outgoing, requestId, isRead, target, targetQuery } = exchange;
  const { files, config } = front.given;
  if (exchange.isMalformed) return exchange.sendShort(400, "Bad Request");
  const program = findProgram(exchange);
  if (program) return program(exchange);
  if (isRead && isOtherPublicHost(incoming.headers, front.site, config.trustProxy))
    // Kept by nobody: what it depends on stands in no `Vary`.
    return exchange.sendShort(308, "", { location: config.siteUrl + target + targetQuery });
  // A browser that saves data may be led to the light version first.
  const isPlain = isRead && incoming.headers["save-data"] === undefined;
  const held = files.held(target);
  if (!held && isPlain && pages.sendKept(exchange, target + targetQuery)) return;
  const file = held ?? (await files.find(target));
  if (file && isRead) return file.send(incoming, outgoing, { "x-request-id": requestId });
  if (file || !(isRead || incoming.method === "POST")) {
    const allow = file ? "GET, HEAD" : "GET, HEAD, POST";
    return exchange.sendShort(405, "Method Not Allowed", { allow });
  }
  const right = rightAddress(exchange);
  if (right !== null)
    return exchange.sendShort(308, "", {
      location: right,
      "cache-control": "public, max-age=3600",
    });
  const other = isRead ? otherVersion(exchange) : null;
  if (other) return exchange.sendShort(302, "", { location: other });
  const { origin } = exchange;
  if (typeof origin === "number") return sendFailure(exchange, origin);
  await (isRead ? pages.answer(exchange, origin) : answerForm(exchange, origin));
}

/** The site as HTTP sees it. */
export class FrontDoor {
  readonly #front: Front;
  readonly #pages: Pages;
  #drawsAhead = false;
  readonly listener: RequestListener;

  constructor(given: FrontOptions) {
    const front = new Front(given);
    const warnOfProxy = createProxyWarning(given.config.trustProxy, given.log);
    this.#front = front;
    this.#pages = new Pages(front);
    this.listener = (request, response) => {
      const exchange = new Exchange(front, request, response);
      response.once("finish", () => front.count(response.statusCode));
      warnOfProxy(request);
      answer(exchange, this.#pages).catch((error: unknown) => {
        const fields = { requestId: exchange.requestId, method: request.method ?? "GET", path: "" };
        given.log("failure", { ...fields, error: describeError(error) });
        response.destroy();
      });
    };
  }

  /** Takes what the application says of the site, at the start and after each change. */
  take(facts: SiteFacts): void {
    if (this.#front.take(facts) && this.#drawsAhead) this.drawAhead();
  }

  /** Draws the pages that most visitors open first. */
  async drawFirst(): Promise<void> {
    // While one is compressed the next one is drawn.
    await Promise.all(firstPages.map((page) => this.#pages.drawAhead([page])));
  }

  /** From here on pages are drawn before anybody asks for them. */
  drawAhead(): void {
    this.#drawsAhead = true;
    void this.#pages.drawAhead(this.#front.facts.pages);
  }
}
