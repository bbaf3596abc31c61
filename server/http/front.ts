import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { Admission } from "./admission.ts";
import type { Answer, Asked, SiteFacts } from "./asked.ts";
import { BodyBudget } from "./body-budget.ts";
import { knownPaths } from "./canonical-path.ts";
import { KeptPages } from "./kept-pages.ts";
import type { Pictures } from "./pictures.ts";
import type { FormLimits } from "./read-form.ts";
import type { Log } from "./request-log.ts";
import { securityHeaders, type SecurityOptions } from "./security-headers.ts";
import type { StaticTable } from "./static-table.ts";
import type { TakeWebhook } from "./webhook.ts";

export type FrontOptions = {
  readonly application: { answer(asked: Asked): Promise<Answer> };
  /** Files, by the path of their address. */
  readonly table: StaticTable;
  readonly pictures: Pictures;
  /** Whether the public address is https: browsers are then told never to come without it. */
  readonly https: boolean;
  readonly siteUrl: string;
  readonly trustProxy: number;
  /** Requests for the application that wait or are under way; default: as many as one thread can draw. */
  readonly admission?: Admission;
  readonly formLimits: (path: string) => FormLimits;
  /** Resolves when the site can serve and keep. */
  readonly health: () => Promise<void>;
  /** A check that takes longer has failed. Milliseconds; default 2000. */
  readonly healthMs?: number;
  /** The commit of what is served, told by the health check; null: unknown. */
  readonly commit?: string | null;
  /** The text of `GET /metrics`, and whether it is for everybody; default: there are none. */
  readonly metrics?: { readonly text: () => Promise<string>; readonly isOpen: boolean };
  /** False while the site starts and stops: `GET /readyz` answers 503. */
  readonly isReady: () => boolean;
  /** Takes what the payment provider posts. */
  readonly webhook: TakeWebhook;
  /** False while developing, where Vite adds scripts and styles of its own. */
  readonly policy?: boolean;
  readonly log: Log;
};

/** Nothing is known yet. */
export const noFacts: SiteFacts = {
  generation: 0,
  books: 0,
  paths: [],
  pages: [],
  redirects: new Map(),
  frameOrigins: [],
  adService: false,
  giveElsewhere: null,
};

/** Everything the front works with, and what the application has said of the site. */
export class Front {
  readonly given: FrontOptions;
  readonly admission: Admission;
  readonly budget = new BodyBudget();
  readonly pages = new KeptPages();
  facts = noFacts;
  known = knownPaths([]);

  constructor(given: FrontOptions) {
    this.given = given;
    this.admission = given.admission ?? new Admission();
  }

  get security(): SecurityOptions {
    const { https, policy = true } = this.given;
    const { frameOrigins, adService } = this.facts;
    return { https, policy, frameOrigins, adService };
  }

  /** @returns whether pages have to be drawn anew */
  take(facts: SiteFacts): boolean {
    const isNew = facts.generation !== this.facts.generation;
    this.facts = facts;
    if (isNew) this.known = knownPaths(facts.paths);
    this.pages.advance(facts, this.security);
    return isNew;
  }

  /** Sends a line of text, or nothing but headers. */
  sendShort(
    response: ServerResponse,
    status: number,
    requestId: string,
    headers: Readonly<Record<string, string>> = {},
    body = "",
  ): void {
    response.writeHead(status, {
      "Cache-Control": "no-store",
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Length": Buffer.byteLength(body),
      ...Object.fromEntries(securityHeaders(this.security)),
      ...headers,
      "X-Request-Id": requestId,
    });
    response.end(body);
  }
}

/** The process, so that the numbers of two web processes do not meet in one log. */
const processMark = randomBytes(4).toString("hex");
let count = 0;

/** A short name for one request, unique across processes; visitors read it to us on the phone. */
export function nextRequestId(): string {
  count += 1;
  return `${processMark}-${count.toString(36)}`;
}
