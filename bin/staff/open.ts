import { randomToken } from "#domain/hashing.ts";
import { findDesignation } from "#reader/designations.ts";
import { loadedContent, reloadContent } from "#reader/load.ts";
import { projectRoot } from "#reader/project-root.ts";
import type { Config } from "#server/config.ts";
import { watchContent } from "#server/content-watch.ts";
import { showPhotographs } from "#server/pictures/prepare-photographs.ts";
import type { Services } from "#server/services.ts";
import { readSettings } from "#server/settings.ts";
import { Publication } from "../../editor/publication.ts";
import { UnpublishedChanges } from "../../editor/unpublished.ts";
import { AccountAuth } from "../../staff/auth/account-auth.ts";
import { localAuth } from "../../staff/auth/local-auth.ts";
import { OidcProvider } from "../../staff/auth/oidc.ts";
import type { StaffAuth } from "../../staff/auth/user.ts";
import { startStaff } from "../../staff/server.ts";
import { itemsIn } from "../launch-check/collect.ts";
import { prove, stationsOf } from "../launch-check/prove.ts";
import { openServices } from "../inbox/open-services.ts";
import { step } from "../processes/progress.mjs";
import { runningPorts } from "../serve/control.ts";
import { serveSite, type ServedSite } from "../processes/served-site.ts";
import { build, hasBuild } from "../site-build/build-site.ts";
import { silenced } from "../update/trial.ts";
import { staffFiles } from "./bundle.ts";

export type Opening = {
  readonly port: number;
  readonly at: "/" | "/content";
  /** Name for the audit record while there are no accounts. */
  readonly name: string;
  /** Null without a database: only the editor is served. */
  readonly config: Config | null;
};

const deskOf = ({ giving, storage, canMailLeave }: Services) => ({
  world: { ...giving, storage, findDesignation },
  canMailLeave,
  // At its address, where the desk has a machine or a container of its own.
  siteAnswers: async () =>
    (await runningPorts()).length > 0 ||
    fetch(`${giving.siteUrl}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
      ({ ok }) => ok,
      () => false,
    ),
  get replyHours() {
    return loadedContent().content.facts.facts.reply_hours.value;
  },
});

/** Settings of the site on this machine; `npm run launch-check` reports their faults. */
function settingsHere() {
  const read = readSettings(process.env);
  return "faults" in read ? { environment: process.env } : read;
}

/** A second instance of the site with its own database, for the editor. It starts at the first request. */
function createPreview() {
  let opening: Promise<ServedSite> | null = null;
  const open = async () => {
    // A build that is older than the sources stays: the public site may be served from it.
    if (!hasBuild()) await build();
    return serveSite({ ...silenced, HELD_BACK: "marked" });
  };
  return {
    async fetchPage(path: string): Promise<Response> {
      opening ??= open();
      const { origin } = await opening.catch((error: unknown) => {
        opening = null;
        throw error;
      });
      return fetch(origin + path, { redirect: "manual" });
    },
    stop: async () => (await opening?.catch(() => null))?.stop(),
  };
}

/** Sign-in with accounts when STAFF_URL is set, else a token for this machine. */
function authOf(
  { config, name }: Opening,
  services: Services | null,
  token: string,
  onOpened: (next: string) => void,
): StaffAuth {
  const origin = config?.staffUrl;
  if (!services || !origin) return localAuth(name, token, onOpened);
  const oidc = config.oidcUrl ? new OidcProvider(config.oidcUrl, origin) : undefined;
  return new AccountAuth({ ...services, origin, oidc });
}

/** Serves the staff pages until SIGINT or SIGTERM. @returns why they cannot be served, in one line */
export async function openStaff(opening: Opening): Promise<string | null> {
  const { port, config, at } = opening;
  const services = config && (await openServices(config));
  const files = await step("Preparing the editor", staffFiles);
  const place = config && services && { config, services };
  const preview = createPreview();
  const unfollow = watchContent(reloadContent);
  const origin = config?.staffUrl ?? null;
  const token = randomToken();
  let listening = port;
  const addressOf = (one: string) => `http://127.0.0.1:${listening}${at}?token=${one}`;
  const auth = authOf(opening, services, token, (next) =>
    console.log(`\nFor another browser: ${addressOf(next)}`),
  );
  const close = async () => {
    unfollow();
    await preview.stop();
    await services?.close();
  };
  try {
    const { server, port: opened } = await startStaff({
      desk: services && deskOf(services),
      editor: {
        unpublished: new UnpublishedChanges(projectRoot),
        publication: new Publication(projectRoot),
        preview: preview.fetchPage,
        onPhotograph: showPhotographs,
      },
      launch: {
        stations: async () => stationsOf(itemsIn(projectRoot, settingsHere()), place),
        prove: (...asked) => prove(place, ...asked),
      },
      auth,
      files,
      port,
      ...(config && origin !== null && { host: config.host, trustProxy: config.trustProxy }),
    });
    listening = opened;
    const address =
      origin === null
        ? `${addressOf(token)}\n\nOnly this machine can open it, and the link works once. Ctrl+C ends it.`
        : `${origin}\n\nfor invited accounts; your proxy must forward to port ${opened}.`;
    console.log(`\nThe staff's desk and the editor are open at\n\n  ${address}`);
    const stop = () => {
      server.close();
      server.closeAllConnections();
      void close();
    };
    process.once("SIGINT", stop);
    process.once("SIGTERM", stop);
    return null;
  } catch (error) {
    await close();
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    return `port ${port} is taken, perhaps by a desk that is open already; another one: --port ${port + 1}`;
  }
}
