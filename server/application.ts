import type { ServerBuild } from "react-router";
import { guatemalaDay } from "#domain/clock.ts";
import { receiveWebhook } from "#domain/giving/take-event.ts";
import { isForVisitors } from "#domain/trouble.ts";
import { labelNames } from "#reader/label-faults.ts";
import { loadedContent } from "#reader/load.ts";
import { redirectPlaces } from "#reader/redirects.ts";
import type { Config } from "./config.ts";
import { contentFingerprint, watchContent } from "./content-watch.ts";
import { loadContent } from "./good-content.ts";
import type { AppRequest } from "./http/messages.ts";
import { metricsText, type Served } from "./metrics.ts";
import { pagePaths } from "./page-paths.ts";
import { workingDisk } from "./pictures/find-photographs.ts";
import { createRenderer, routePaths } from "./render.ts";
import { createServices, type Services } from "./services.ts";

/** The functions that the main thread calls. */
export type Application = Awaited<ReturnType<typeof openApplication>>;

/** The day in Guatemala, what does not work at the moment and the ways to pay: pages depend on these. */
function conditionsOf({ clock, troubles, giving }: Services): string {
  const shown = troubles().filter(isForVisitors);
  return JSON.stringify([guatemalaDay(clock.now()), shown, giving.ways()]);
}

/**
 * Facts about the content that serving HTTP needs. They are sent at each change of content, day, troubles and ways to
 * pay, also when they are as before: with them a new generation of the site begins.
 */
export type SiteInfo = ReturnType<typeof siteInfo>;

/** Read again in each generation: on a new day, an article that was held back has an address. */
function siteInfo(build: ServerBuild) {
  const content = loadedContent();
  const pages = pagePaths();
  return {
    /** Paths and patterns of the site, such as `/blog/:id`. */
    paths: [...routePaths(build.routes), ...pages],
    /** Addresses that are rendered before anybody requests them. */
    pages,
    redirects: redirectPlaces(content),
    /** The address of a donation page that does not need this server; null: the content names none. */
    giveElsewhere: content.content.links["globalgiving_project"]?.url ?? null,
  };
}

/**
 * Opens the content, the services and the renderer.
 * @param onInfo is called at once, and whenever the information changes
 * @throws StorageUnavailable when the database cannot be reached; ContentFaults when the content has faults and there is
 *   no earlier version without
 */
export async function openApplication(config: Config, onInfo: (info: SiteInfo) => void) {
  // Read now, as an update may replace the files that hold the names while this process runs.
  labelNames();
  const fingerprint = contentFingerprint();
  let fault: string | null = null;
  const load = async () => {
    const before = fault;
    fault = await loadContent();
    if (fault && fault !== before)
      console.error(`${fault}\nVisitors see the last texts and pictures without a fault.`);
  };
  await load();
  const lacksDisk = () => fault?.includes(workingDisk);
  const services = await createServices({ ...config, isContentGood: () => fault === null });
  const build = await import("#application");
  let answer = createRenderer(build, services);
  onInfo(siteInfo(build));
  const onChange = async () => {
    try {
      await load();
      if (lacksDisk()) throw new Error(`Photographs need ${workingDisk}.`);
    } catch (error) {
      fault = String(error);
      throw error;
    } finally {
      // Also after a failure: a photograph may have been withdrawn.
      answer = createRenderer(build, services);
      onInfo(siteInfo(build));
    }
  };
  const conditions = () => conditionsOf(services);
  // "" differs from all others, so the content is read again once the disk with its photographs is there.
  const seen = lacksDisk() ? "" : fingerprint + conditions();
  const stopWatching = watchContent(onChange, () => contentFingerprint() + conditions(), seen);
  return {
    answer: (request: AppRequest) => answer(request),
    ping: async () => {},
    /** Rejects when the database cannot be written. */
    health: () => services.health(),
    webhook: (rawBody: string, signature: string | null) =>
      receiveWebhook(services.giving, rawBody, signature),
    metrics: (served: Served) => metricsText(services, config.dataDir, served),
    /** Starts sending e-mails and the daily work. */
    startBackground: () => services.startBackground(),
    async close() {
      stopWatching();
      await services.close();
    },
  };
}
