import { setTimeout as wait } from "node:timers/promises";
import { askedByNobody, type Answer } from "./asked.ts";
import { DrawnPerNetwork, TooBusy } from "./admission.ts";
import { isOwnMachine } from "./client-address.ts";
import { nextRequestId, type Front } from "./front.ts";
import { keptAddress, type KeptAddress } from "./kept-address.ts";
import { keyOf } from "./light.ts";
import {
  answerFromApplication,
  askedOf,
  inVersion,
  sendAnswer,
  sendFailure,
  type Exchange,
} from "./live-request.ts";
import { createNotFoundPage } from "./not-found-page.ts";
import { describeError } from "./request-log.ts";
import { sendStatic } from "./send-static.ts";
import type { StaticEntry } from "./static-entry.ts";

/** An answer and, when it is one for everybody, its place among the kept ones. */
type Drawn = { readonly answer: Answer; readonly entry: StaticEntry | null };

/** A page that was asked for while a finger lay on its link may wait so long for the press. */
const earlyCaching = "private, max-age=30";

/** Draws what is kept: each address once at a time, however many ask for it. */
export class KeptDrawing {
  readonly #front: Front;
  readonly #underWay = new Map<string, Promise<Drawn>>();

  constructor(front: Front) {
    this.#front = front;
  }

  draw(address: string, isLight: boolean): Promise<Drawn> {
    const key = keyOf(address, isLight);
    const now = this.#underWay.get(key);
    if (now) return now;
    const drawn = this.#drawNow(address, isLight).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, drawn);
    return drawn;
  }

  async #drawNow(address: string, isLight: boolean): Promise<Drawn> {
    const given = await this.ask(address, isLight);
    const answer = inVersion(given, isLight);
    const [path = address] = address.split("?");
    return { answer, entry: await this.#front.pages.keep(keyOf(address, isLight), path, answer) };
  }

  /** The application's answer to everybody at an address. */
  ask(address: string, isLight: boolean): Promise<Answer> {
    const { admission, given } = this.#front;
    const asked = {
      ...askedByNobody,
      url: given.siteUrl + address,
      requestId: nextRequestId(),
      light: isLight,
    };
    return admission.run("read", () => given.application.answer(asked));
  }

  /**
   * Draws what nobody has asked for yet, one after the other, whenever nothing else is to be done.
   * @param isOver true when there is another generation to draw
   */
  async drawAll(addresses: readonly string[], isOver: () => boolean): Promise<void> {
    const { admission, pages, given } = this.#front;
    const quiet = async () => {
      while (!admission.isIdle && !isOver()) await wait(20, undefined, { ref: false });
    };
    const all = addresses.flatMap((address) => [
      { address, isLight: false },
      { address, isLight: true },
    ]);
    try {
      for (const { address, isLight } of all) {
        await quiet();
        if (isOver()) return;
        if (!pages.find(keyOf(address, isLight))) await this.draw(address, isLight);
      }
      for (const { address, isLight } of all) {
        await quiet();
        if (isOver()) return;
        await pages.polish(keyOf(address, isLight));
      }
    } catch (error) {
      // Whoever asks for the page is told; the rest is drawn when it is asked for.
      if (!isOver()) given.log("warm_up", { error: describeError(error) });
    }
  }
}

/** Answers GET and HEAD of pages: kept ones, else drawn ones. */
export function createPages(
  front: Front,
  drawing: KeptDrawing,
): (exchange: Exchange, origin: URL) => Promise<void> {
  const { pages } = front;
  const drawnPerNetwork = new DrawnPerNetwork();
  const notFound = createNotFoundPage((path, isLight) => drawing.ask(path, isLight));

  const send = ({ incoming, outgoing, requestId }: Exchange, entry: StaticEntry) => {
    const isEarly = incoming.headers["sec-purpose"] === "prefetch";
    sendStatic(entry, incoming, outgoing, requestId, isEarly ? earlyCaching : undefined);
  };

  /** Sends the last kept answer where there is one, else one of the last pages. */
  const sendOld = (exchange: Exchange, key: string, failure: 429 | "busy") => {
    const old = pages.findOld(key);
    return old ? send(exchange, old) : sendFailure(exchange, failure, front);
  };

  const mayDraw = ({ clientAddress }: Exchange) =>
    isOwnMachine(clientAddress) || drawnPerNetwork.take(clientAddress);

  async function answerKept(exchange: Exchange, { address, unread }: KeptAddress, origin: URL) {
    const key = keyOf(address, exchange.isLight);
    const entry = pages.find(key);
    if (entry) return send(exchange, entry);
    if (!mayDraw(exchange)) return sendOld(exchange, key, 429);
    let drawn: Drawn;
    try {
      drawn = await drawing.draw(address, exchange.isLight);
    } catch (error) {
      if (error instanceof TooBusy) return sendOld(exchange, key, "busy");
      throw error;
    }
    if (exchange.outgoing.destroyed) return;
    if (drawn.entry) return send(exchange, drawn.entry);
    // A failure is told with the number of this very request, which nothing that is kept may hold.
    if (drawn.answer.status >= 500 && !drawn.answer.storageAway)
      return answerFromApplication(exchange, askedOf(exchange, origin.origin), front);
    // An event that is no more, say: a person may have followed an old link.
    const isBareLoss = drawn.answer.status === 404 && !isHtml(drawn.answer);
    const lost = isBareLoss
      ? await notFound(exchange.path, exchange.isLight, pages.generation)
      : null;
    const answer = lost ? inVersion(lost, exchange.isLight) : withUnread(drawn.answer, unread);
    await sendAnswer(exchange, answer, front);
  }

  return async (exchange, origin) => {
    const { path, query, isLight } = exchange;
    const isLost = front.known.find(path) === null && !path.endsWith(".data");
    if (isLost && query === "") {
      const page = await notFound(path, isLight, pages.generation);
      if (page) return sendAnswer(exchange, inVersion(page, isLight), front);
    }
    const kept = keptAddress(path, query);
    if (kept) return answerKept(exchange, kept, origin);
    if (!mayDraw(exchange)) return sendFailure(exchange, 429, front);
    await answerFromApplication(exchange, askedOf(exchange, origin.origin), front);
  };
}

const isHtml = ({ headers }: Answer) =>
  headers.some(([name, value]) => /^content-type$/i.test(name) && /^text\/html\b/.test(value));

/** A redirect takes along what of the address the page did not read. */
function withUnread(answer: Answer, unread: string): Answer {
  if (unread === "") return answer;
  const headers = answer.headers.map(([name, value]): [string, string] => {
    if (name.toLowerCase() !== "location") return [name, value];
    const [place = "", anchor] = value.split("#");
    const rest = place.includes("?") ? `&${unread.slice(1)}` : unread;
    return [name, place + rest + (anchor ? `#${anchor}` : "")];
  });
  return { ...answer, headers };
}
