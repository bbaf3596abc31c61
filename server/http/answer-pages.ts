import { setTimeout as wait } from "node:timers/promises";
import { askedByNobody, type Answer } from "./asked.ts";
import { DrawnPerNetwork, TooBusy } from "./admission.ts";
import { answerFromApplication, sendAnswer, sendFailure } from "./answer.ts";
import { isOwnMachine } from "./client-address.ts";
import type { Entry } from "./entry.ts";
import { nextRequestId, withQuery, type Exchange } from "./exchange.ts";
import type { Front } from "./front.ts";
import { inVersion, isHtml, keyOf } from "./light.ts";
import { NotFoundPage } from "./not-found-page.ts";
import { keptAddress, type KeptAddress } from "./page-kinds.ts";
import { describeError } from "./request-log.ts";

/** An answer and, when it is one for everybody, its place among the kept ones. */
type Drawn = { readonly answer: Answer; readonly entry: Entry | null };

/** A page that was asked for while a finger lay on its link may wait so long for the press. */
const earlyCaching = "private, max-age=30";

function send({ incoming, outgoing, requestId }: Exchange, entry: Entry): void {
  const isEarly = incoming.headers["sec-purpose"] === "prefetch";
  entry.send(incoming, outgoing, {
    ...(isEarly && { "cache-control": earlyCaching }),
    "x-request-id": requestId,
  });
}

/** Answers GET and HEAD of pages: kept ones, else drawn ones. What is kept is drawn once at a time, however many ask. */
export class Pages {
  readonly #front: Front;
  readonly #underWay = new Map<string, Promise<Drawn>>();
  readonly #drawnPerNetwork = new DrawnPerNetwork();
  readonly #notFound = new NotFoundPage((path, isLight) => this.#ask(path, isLight));

  constructor(front: Front) {
    this.#front = front;
  }

  /** @param isSlow nobody waits for it */
  #draw(address: string, isLight: boolean, isSlow = false): Promise<Drawn> {
    const key = keyOf(address, isLight);
    const now = this.#underWay.get(key);
    if (now) return now;
    const draw = async () => {
      const answer = inVersion(await this.#ask(address, isLight), isLight);
      return { answer, entry: await this.#front.kept.keep(key, answer, isSlow) };
    };
    const drawn = draw().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, drawn);
    return drawn;
  }

  /** The application's answer to everybody at an address. */
  #ask(address: string, light: boolean): Promise<Answer> {
    const { admission, given } = this.#front;
    const url = given.config.siteUrl + address;
    const asked = { ...askedByNobody, url, requestId: nextRequestId(), light };
    return admission.run("read", () => given.application.answer(asked));
  }

  /**
   * Draws pages that nobody has asked for yet, one after the other, whenever nothing else is to be done, until there is
   * another generation to draw.
   */
  async drawAhead(addresses: readonly string[]): Promise<void> {
    const { admission, kept, given, facts } = this.#front;
    const isOver = () => facts.generation !== this.#front.facts.generation;
    for (const address of addresses) {
      for (const isLight of [false, true]) {
        while (!admission.isIdle && !isOver()) await wait(20, undefined, { ref: false });
        if (isOver()) return;
        if (kept.find(keyOf(address, isLight))) continue;
        try {
          await this.#draw(address, isLight, true);
        } catch (error) {
          // A visitor who asks for the page is told.
          if (!isOver()) given.log("warm_up", { page: address, error: describeError(error) });
        }
      }
    }
  }

  /** @returns false when nothing is kept that would be drawn so now */
  sendKept(exchange: Exchange, key: string): boolean {
    const entry = this.#front.kept.find(key);
    if (entry) send(exchange, entry);
    return entry !== null;
  }

  async answer(exchange: Exchange, origin: string): Promise<void> {
    const { path, query, isLight } = exchange;
    if (this.sendKept(exchange, keyOf(path + query, isLight))) return;
    const isLost = this.#front.known.find(path) === null && !path.endsWith(".data");
    if (isLost && query === "") {
      const page = await this.#lost(exchange);
      if (page) return sendAnswer(exchange, page);
    }
    const kept = keptAddress(path, query);
    if (kept) return this.#answerKept(exchange, kept, keyOf(kept.address, isLight), origin);
    if (!this.#mayDraw(exchange)) return sendFailure(exchange, 429);
    await answerFromApplication(exchange, origin);
  }

  async #answerKept(
    exchange: Exchange,
    { address, unread }: KeptAddress,
    key: string,
    origin: string,
  ): Promise<void> {
    if (this.sendKept(exchange, key)) return;
    if (!this.#mayDraw(exchange)) return this.#sendOld(exchange, key, 429);
    let drawn: Drawn;
    try {
      drawn = await this.#draw(address, exchange.isLight);
    } catch (error) {
      if (error instanceof TooBusy) return this.#sendOld(exchange, key, "busy");
      throw error;
    }
    const { answer } = drawn;
    if (exchange.outgoing.destroyed) return;
    if (drawn.entry) return send(exchange, drawn.entry);
    // A failure is told with the number of this very request, which nothing that is kept may hold.
    if (answer.status >= 500 && !answer.storageAway) return answerFromApplication(exchange, origin);
    // An event that is no more, say: a person may have followed an old link.
    const lost = answer.status === 404 && !isHtml(answer) ? await this.#lost(exchange) : null;
    await sendAnswer(exchange, lost ?? withUnread(answer, unread));
  }

  async #lost({ path, isLight }: Exchange): Promise<Answer | null> {
    const page = await this.#notFound.at(path, isLight, this.#front.facts.generation);
    return page && inVersion(page, isLight);
  }

  #mayDraw({ clientAddress }: Exchange): boolean {
    return isOwnMachine(clientAddress) || this.#drawnPerNetwork.take(clientAddress);
  }

  /** Sends the last kept answer where there is one, else one of the last pages. */
  #sendOld(exchange: Exchange, key: string, failure: 429 | "busy"): void | Promise<void> {
    const old = this.#front.kept.findOld(key);
    return old ? send(exchange, old) : sendFailure(exchange, failure);
  }
}

/** A redirect takes along the parameters that the page did not read. */
function withUnread(answer: Answer, unread: string): Answer {
  const { location } = answer.headers;
  if (location === undefined) return answer;
  return { ...answer, headers: { ...answer.headers, location: withQuery(location, unread) } };
}
