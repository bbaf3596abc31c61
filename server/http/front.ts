import type { Application } from "../application.ts";
import type { Config } from "../config.ts";
import type { RequestCounts } from "../metrics.ts";
import { Admission } from "./admission.ts";
import type { SiteFacts } from "./asked.ts";
import { BodyBudget } from "./body-budget.ts";
import { KnownPaths } from "./canonical-path.ts";
import type { Files } from "./files.ts";
import { KeptPages } from "./kept-pages.ts";
import type { FormLimits } from "./read-form.ts";
import type { Log } from "./request-log.ts";

export type FrontOptions = {
  readonly config: Pick<Config, "siteUrl" | "trustProxy" | "metricsOpen">;
  readonly application: Pick<Application, "answer" | "health" | "webhook" | "metrics">;
  readonly files: Files;
  readonly formLimits: (path: string) => FormLimits;
  /** False while the site starts and stops: `GET /readyz` answers 503. */
  readonly isReady: () => boolean;
  /** The commit of what is served, told by the health check; null: unknown. */
  readonly commit: string | null;
  readonly log: Log;
  /** Default: as many requests at once as one thread can draw. */
  readonly admission?: Admission;
};

/** Nothing is known yet. */
export const noFacts: SiteFacts = {
  generation: 0,
  books: 0,
  paths: [],
  pages: [],
  redirects: new Map(),
  giveElsewhere: null,
};

/** Everything the front works with, and what the application has said of the site. */
export class Front {
  readonly given: FrontOptions;
  readonly site: URL;
  readonly admission: Admission;
  readonly budget = new BodyBudget();
  readonly kept: KeptPages;
  /** Answers by the first digit of their status. */
  readonly counts: RequestCounts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  facts = noFacts;
  known = new KnownPaths();

  constructor(given: FrontOptions) {
    this.given = given;
    this.site = new URL(given.config.siteUrl);
    this.admission = given.admission ?? new Admission();
    this.kept = new KeptPages(this.site.protocol === "https:");
  }

  count(status: number): void {
    this.counts[Math.floor(status / 100) as keyof RequestCounts] += 1;
  }

  /** @returns whether pages have to be drawn anew */
  take(facts: SiteFacts): boolean {
    const isNew = facts.generation !== this.facts.generation;
    this.facts = facts;
    if (isNew) {
      this.known = new KnownPaths(facts.paths);
      this.given.files.forget();
    }
    this.kept.moment = facts;
    return isNew;
  }
}
