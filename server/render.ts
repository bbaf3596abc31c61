import { openAsBlob } from "node:fs";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { hash } from "node:crypto";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { appContext } from "./app-context.ts";
import { asVersion } from "./http/light.ts";
import type { AppRequest, AppResponse, RequestInfo, SentForm } from "./http/messages.ts";
import { describeError, jsonLog, type Log } from "./http/request-log.ts";
import { offlinePacks } from "./offline-pack.ts";
import type { Services } from "./services.ts";

/** The paths of the application's routes, such as `/blog/:id`, without catch-all routes. None is inside another one. */
export const routePaths = (routes: ServerBuild["routes"]): string[] =>
  Object.values(routes).flatMap((route) =>
    route?.path === undefined || /[*?]/.test(route.path)
      ? []
      : [`/${route.path}`.replace("//", "/")],
  );

/** Files stay on disk: a `File` of a file-backed blob is read only when the application reads it. */
async function toFormData(form: SentForm | null): Promise<FormData | null> {
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

const pageDataAddress = (text: string) => `/assets/state-${hash("sha256", text).slice(0, 12)}.txt`;

/** Logs the failures of one request, each error once. */
function failureLog({ loggedPath: path, requestId, method }: AppRequest, log: Log) {
  const errors = new Set<unknown>();
  const report = (error: unknown) => {
    // Below 500 the request was wrong, the program did not fail.
    if (errors.has(error) || Number((error as { status?: unknown } | null)?.status) < 500) return;
    errors.add(error);
    log("failure", { requestId, method, path, error: describeError(error) });
  };
  return { errors, report };
}

/** Makes the built application, with its services, a function from request to response, for one generation of the site. */
export function createRenderer(build: ServerBuild, services: Services, log: Log = jsonLog) {
  const handle = createRequestHandler(build, process.env.NODE_ENV);
  const render = async (appRequest: AppRequest): Promise<AppResponse> => {
    const { method, forEverybody } = appRequest;
    const failures = failureLog(appRequest, log);
    let dependsOnLedger = false;
    let pageData: AppResponse["pageData"] = null;
    const movePageData = (text: string) => {
      pageData = { text, address: pageDataAddress(text) };
      return pageData.address;
    };
    const info: RequestInfo = {
      ...appRequest,
      form: await toFormData(appRequest.form),
      // The data of a page with a query stays in its HTML: another process that is asked for it would not have it.
      movePageData: forEverybody && !appRequest.url.includes("?") ? movePageData : null,
      reportFailure: failures.report,
      dependsOnLedger: () => void (dependsOnLedger = true),
    };
    const context = new RouterContextProvider();
    context.set(appContext, { services, request: info, offline });
    const response = await handle(new Request(appRequest.url, { method }), context);
    const { status } = response;
    if (status >= 500 && failures.errors.size === 0)
      failures.report(new Error(`the application answered ${status}`));
    const isStorageError = (error: unknown) => error instanceof StorageUnavailable;
    const answer = {
      status,
      headers: Object.fromEntries(response.headers),
      body: new Uint8Array(await response.arrayBuffer()),
      pageData,
      dependsOnLedger,
      storageUnavailable: status === 500 && [...failures.errors].some(isStorageError),
    };
    return asVersion(answer, appRequest.light);
  };
  const offline = offlinePacks(render, services.siteUrl);
  return render;
}
