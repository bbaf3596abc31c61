import { receiveWebhook, type WebhookAnswer } from "#domain/giving/receive-event.ts";
import type { ServerBuild } from "react-router";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { englishPathOf } from "#domain/language/language.ts";
import { addresses } from "#domain/addresses.ts";
import { loadedContent } from "#reader/load.ts";
import { redirectPlaces } from "#reader/redirects.ts";
import type { Config } from "./config.ts";
import { KnownPaths } from "./http/canonical-path.ts";
import { jsonLog } from "./http/request-log.ts";
import { metricsText, type MetricsSource } from "./metrics.ts";
import { createServices, type Services } from "./services.ts";
import { contentFingerprint, watchContent } from "./content-watch.ts";
import { createDraw, routePaths } from "./drawing.ts";
import { GoodContent } from "./good-content.ts";
import { pagePaths } from "./page-paths.ts";
import type { Answer, Asked, SiteFacts } from "./http/asked.ts";

/** Everything the front may ask of the application, in its own thread or another. */
export type Application = {
  answer(asked: Asked): Promise<Answer>;
  /** Rejects when the database cannot keep what it is sent. */
  health(): Promise<void>;
  webhook(rawBody: string, signature: string | null): Promise<WebhookAnswer>;
  metrics(seen: Pick<MetricsSource, "requests" | "commit">): Promise<string>;
  /** Follows the content, sends e-mails and does the daily work from here on. */
  startBackground(): Promise<void>;
  close(): Promise<void>;
};

/** Gifts that another process has counted, such as the staff's desk, are public by then. */
const booksMs = 5000;
const lookMs = 1000;

function factsOf(build: ServerBuild, pages: readonly string[]) {
  const { links } = loadedContent().content;
  return {
    paths: [...routePaths(build.routes), ...pages],
    pages,
    redirects: redirectPlaces(loadedContent()),
    giveElsewhere: links["globalgiving_project"]?.url ?? null,
  };
}

/** True when a request may have changed the sums that pages show. */
const changesBooks = ({ method, url }: Asked, status: number) =>
  method === "POST" &&
  status < 400 &&
  englishPathOf(new URL(url).pathname).startsWith(`${addresses.donate}/`);

/**
 * The generation of what is drawn: of the content, of Guatemala's day, of the hours of the telephone and of what does not work at the moment. Each
 * change makes the next one, and tells the front.
 */
class Generations {
  number = 0;
  books = 0;
  known = new KnownPaths();
  readonly #build: ServerBuild;
  readonly #services: Services;
  readonly #tell: (facts: SiteFacts) => void;
  #facts: ReturnType<typeof factsOf>;
  #surroundings: string;

  constructor(build: ServerBuild, services: Services, tell: (facts: SiteFacts) => void) {
    this.#build = build;
    this.#services = services;
    this.#tell = tell;
    this.#surroundings = this.#look();
    this.#facts = factsOf(build, pagePaths());
    this.next();
  }

  #look() {
    const { clock, troubles, giving } = this.#services;
    return JSON.stringify([guatemalaDay(clock.now()), troubles(), giving.ways()]);
  }

  /** After a change of the content. */
  next(): void {
    this.number += 1;
    this.#facts = factsOf(this.#build, pagePaths());
    this.known = new KnownPaths(this.#facts.paths);
    this.#send();
  }

  /** Notices that another day has begun or that something stopped working or works again. */
  lookAround(): void {
    const now = this.#look();
    if (now === this.#surroundings) return;
    this.#surroundings = now;
    // An article that was held back until today has an address now.
    this.next();
  }

  booksChanged(): void {
    this.books += 1;
    this.#send();
  }

  #send(): void {
    this.#tell({ ...this.#facts, generation: this.number, books: this.books });
  }
}

/**
 * Opens the application: content, books, mail, and what draws pages.
 * @param tell is given what the front must know, at once and whenever it changes
 * @throws StorageUnavailable when the database cannot be reached; ContentFaults when a text is wrong and never was right
 */
export async function openApplication(
  config: Config,
  tell: (facts: SiteFacts) => void,
): Promise<Application> {
  const read = contentFingerprint();
  const content = new GoodContent();
  const fault = await content.takeAtStart();
  if (fault) console.error(`${fault}\nThe site is served with the last content without a fault.`);
  const services = await createServices(config);
  const build = await import("#application");
  const generations = new Generations(build, services, tell);
  const draw = createDraw(build, services, {
    mode: "production",
    known: () => generations.known,
    log: jsonLog,
    generation: () => generations.number,
  });
  const takeChange = async () => {
    const found = await content.take();
    if (found) console.error(`${found}\nVisitors see the last content without a fault.`);
    else generations.next();
  };
  let unwatch = () => {};
  const timers = [
    setInterval(() => generations.lookAround(), lookMs).unref(),
    setInterval(() => generations.booksChanged(), booksMs).unref(),
  ];
  return {
    async answer(asked) {
      const { number: generation, books } = generations;
      const answer = await draw(asked);
      generations.lookAround();
      if (changesBooks(asked, answer.status)) generations.booksChanged();
      return { ...answer, generation, books };
    },
    health: () => services.health(),
    async webhook(rawBody, signature) {
      const answer = await receiveWebhook(services.giving, rawBody, signature);
      generations.booksChanged();
      return answer;
    },
    metrics: (seen) =>
      metricsText({
        ...seen,
        figures: () => services.storage.storageMetrics(),
        troubles: () => services.troubles(),
        dataDir: config.dataDir,
      }),
    async startBackground() {
      unwatch = watchContent(takeChange, read);
      services.startBackground();
    },
    async close() {
      unwatch();
      for (const timer of timers) clearInterval(timer);
      await services.close();
    },
  };
}
