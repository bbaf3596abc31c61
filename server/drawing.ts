import { openAsBlob } from "node:fs";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { createHash } from "node:crypto";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { appContext, keepStateContext, lightContext, sentFormContext } from "./app-context.ts";
import type { KnownPaths } from "./http/canonical-path.ts";
import { describeError, isVisitorsFault, type Log } from "./http/request-log.ts";
import type { Services } from "./services.ts";
import { OfflineShelf } from "./offline-pack.ts";
import type { Answer, Asked, Draw, RequestInfo, SentForm } from "./http/asked.ts";

/** The paths of the application's routes, such as `/blog/:id`; those that take any path are left out. */
export function routePaths(routes: ServerBuild["routes"]): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${pathOf(route.parentId)}/${route.path ?? ""}` : "";
  };
  const paths = Object.values(routes)
    .filter((route) => route !== undefined && (route.path !== undefined || route.index))
    .map((route) => `/${pathOf(route?.id).split("/").filter(Boolean).join("/")}`);
  return [...new Set(paths)].filter((path) => !/[*?]/.test(path));
}

/** React Router tells of errors inside the application here; each is noted once under the request's id. */
const handleError: NonNullable<ServerBuild["entry"]["module"]["handleError"]> = (
  error,
  { context },
) => context.get(appContext).request.reportFailure(error);

/** Files stay on the disk: a `File` of a file-backed blob is read when somebody reads it. */
async function formDataOf(form: SentForm | null): Promise<FormData | null> {
  if (!form) return null;
  const data = new FormData();
  for (const [name, value] of form) {
    if (typeof value === "string") data.append(name, value);
    else {
      const blob = await openAsBlob(value.path, { type: value.type });
      data.append(name, new File([blob], value.fileName, { type: value.type }));
    }
  }
  return data;
}

function stateAddress(state: string): string {
  return `/assets/state-${createHash("sha256").update(state).digest("hex").slice(0, 12)}.json`;
}

/** Notes failures of one request in the log. */
function reporter(asked: Asked, known: () => KnownPaths, log: Log) {
  const noted = new Set<unknown>();
  return {
    noted,
    report(error: unknown) {
      if (noted.has(error) || isVisitorsFault(error)) return;
      noted.add(error);
      const path = known().withoutSecrets(new URL(asked.url).pathname);
      const { requestId, method } = asked;
      log("failure", { requestId, method, path, error: describeError(error) });
    },
  };
}

type Surroundings = {
  readonly mode: "production" | "development";
  /** For the log: as the site's patterns spell a path. */
  readonly known: () => KnownPaths;
  readonly log: Log;
  /** The content's generation: what was worked out for an earlier one is worked out again. */
  readonly generation: () => number;
};

/** The built application with the outside world at hand. */
export function createDraw(build: ServerBuild, services: Services, around: Surroundings): Draw {
  const noted = { ...build, entry: { module: { ...build.entry.module, handleError } } };
  const handle = createRequestHandler(noted, around.mode);
  const draw: Draw = async (asked) => {
    const failures = reporter(asked, around.known, around.log);
    let readsBooks = false;
    let state: Answer["state"] = null;
    const info: RequestInfo = {
      requestId: asked.requestId,
      clientAddress: asked.clientAddress,
      light: asked.light,
      forEverybody: asked.forEverybody,
      ...(asked.refused && { refused: asked.refused }),
      reportFailure: failures.report,
      readBooks: () => void (readsBooks = true),
    };
    const context = new RouterContextProvider();
    context.set(appContext, { services, request: info, offline });
    context.set(lightContext, asked.light);
    context.set(sentFormContext, await formDataOf(asked.form));
    if (asked.forEverybody) {
      context.set(keepStateContext, (text) => {
        state = { text, address: stateAddress(text) };
        return state.address;
      });
    }
    const request = new Request(asked.url, {
      method: asked.method,
      headers: asked.headers as [string, string][],
      ...(asked.method === "POST" && { body: "" }),
    });
    const response = await handle(request, context);
    if (response.status >= 500 && failures.noted.size === 0)
      failures.report(new Error(`the application answered ${response.status}`));
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: new Uint8Array(await response.arrayBuffer()),
      state,
      readsBooks,
      storageAway:
        response.status === 500 &&
        [...failures.noted].some((error) => error instanceof StorageUnavailable),
    };
  };
  const offline = new OfflineShelf(draw, services, around);
  return draw;
}
