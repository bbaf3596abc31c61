import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { appContext, lightContext } from "./app-context.ts";
import { DrawnStates } from "./http/drawn-states.ts";
import { withoutState } from "./http/page-state.ts";
import type { Render } from "./http/render.ts";
import type { Services } from "./services.ts";

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

/** Notes what went wrong inside the application under the request's id, once. */
const handleError: NonNullable<ServerBuild["entry"]["module"]["handleError"]> = (
  error,
  { request, context },
) => {
  if (!request.signal.aborted) context.get(appContext)?.request.reportFailure(error);
};

/**
 * The built application as a function from request to answer, with the outside world at hand.
 * @param isFinished whether a path's page is also there as a file: what such a page says to a question follows from the
 *   content alone, unless something does not work, so it can be drawn once more and be the same (http/page-state.ts)
 */
export function createRender(
  build: ServerBuild,
  services: Services,
  mode = "production",
  isFinished: (path: string) => boolean = () => false,
): Render {
  const noted = { ...build, entry: { module: { ...build.entry.module, handleError } } };
  const handle = createRequestHandler(noted, mode);
  const states = new DrawnStates();
  return async (request, info) => {
    const state = states.find(request);
    if (state) return state;
    const context = new RouterContextProvider();
    context.set(appContext, { services, request: info });
    context.set(lightContext, info.light);
    const answer = await handle(request, context);
    if (services.troubles().length > 0) return answer;
    return isFinished(new URL(request.url).pathname)
      ? withoutState(request, answer)
      : states.takeFrom(request, answer, info.requestId);
  };
}
