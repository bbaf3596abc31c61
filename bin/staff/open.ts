import { randomBytes } from "node:crypto";
import { findDesignation } from "#reader/designations.ts";
import { loadedContent, reloadContent } from "#reader/load.ts";
import { projectRoot } from "#reader/project-root.ts";
import type { Config } from "#server/config.ts";
import { watchContent } from "#server/content-watch.ts";
import { preparePhotographs } from "#server/pictures/prepare-photographs.ts";
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
import { openServices } from "../inbox/require-database.ts";
import { step } from "../processes/progress.mjs";
import { serveSite, type ServedSite } from "../processes/served-site.ts";
import { build } from "../site-build/build-site.ts";
import { silenced } from "../update/trial.ts";
import { staffFiles } from "./bundle.ts";

export type Opening = {
  readonly port: number;
  /** The folder that holds content/. */
  readonly root: string;
  /** Its address leads there first. */
  readonly at: "/" | "/content";
  /** The person at this machine, for the record. */
  readonly name: string;
  /** Null: there is no database here, and only the content is opened. */
  readonly config: Config | null;
};

/** Why it cannot be opened, in one line; null: nobody foresaw it. */
function whyNot(error: unknown, port: number): string | null {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== "EADDRINUSE") return null;
  return `port ${port} is taken, perhaps by a desk that is open already; another one: --port ${port + 1}`;
}

async function showPhotographs(root: string): Promise<void> {
  if (root !== projectRoot) return;
  // A fault somewhere else in content/ is told where it was made.
  await preparePhotographs().catch((error: unknown) => console.error(String(error)));
}

/** The desk follows what is saved. A text with a fault changes nothing here either. */
function follow(): () => void {
  return watchContent(async () => {
    try {
      reloadContent();
    } catch (error) {
      console.error(String(error));
    }
    await Promise.resolve();
  });
}

const deskOf = ({ giving, storage, mails }: Services) => ({
  world: { ...giving, storage, findDesignation },
  mails,
  get replyHours() {
    return loadedContent().content.facts.facts.reply_hours.value;
  },
});

/** As the site on this machine has them; a fault in their file is for `npm run launch-check` to tell. */
function settingsHere() {
  const read = readSettings(process.env);
  return "faults" in read ? { environment: process.env } : read;
}

/** The site as it is edited: with all that waits, drafts, and articles before their day. */
const edited = { ...silenced, HELD_BACK: "shown" };

/** The site beside the editor's form, with a database of its own; it is opened when somebody first looks at a page. */
function createPreview() {
  let opening: Promise<ServedSite> | null = null;
  const open = async () => {
    await build();
    return serveSite(edited);
  };
  return {
    async draw(path: string): Promise<Response> {
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

/** The accounts' door where STAFF_URL is set, else that of this machine. */
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

/** Opens desk and editor until the process is told to stop. @returns why not, in one line */
export async function openStaff(opening: Opening): Promise<string | null> {
  const { port, root, config, at } = opening;
  const services = config && (await openServices(config));
  const files = await step("Preparing the editor", staffFiles);
  const place = config && services && { config, services };
  const preview = root === projectRoot ? createPreview() : null;
  const unfollow = root === projectRoot ? follow() : () => {};
  const origin = config?.staffUrl ?? null;
  const token = randomBytes(24).toString("base64url");
  let listening = port;
  const addressOf = (one: string) => `http://127.0.0.1:${listening}${at}?token=${one}`;
  const auth = authOf(opening, services, token, (next) =>
    console.log(`\nFor another browser: ${addressOf(next)}`),
  );
  const close = async () => {
    unfollow();
    await preview?.stop();
    await services?.close();
  };
  try {
    const { server, port: opened } = await startStaff({
      desk: services && deskOf(services),
      editor: {
        unpublished: new UnpublishedChanges(root),
        publication: new Publication(root),
        preview: preview?.draw ?? null,
        onPhotograph: () => showPhotographs(root),
      },
      launch: {
        stations: async () => stationsOf(itemsIn(root, settingsHere()), place),
        prove: (...asked) => prove(place, ...asked),
      },
      auth,
      files,
      port,
      ...(config && origin !== null && { host: config.host, trustProxy: config.trustProxy }),
    });
    listening = opened;
    const told =
      origin === null
        ? `${addressOf(token)}\n\nOnly this machine can reach it, and the address works once. Ctrl+C ends it.`
        : `${origin}\n\nfor those who are invited, by the proxy that leads to port ${opened}.`;
    console.log(`\nThe staff's desk and the editor are open at\n\n  ${told}`);
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
    const why = whyNot(error, port);
    if (why === null) throw error;
    return why;
  }
}
