import { isForAll, isForState, nameOf, stateAnswer, takeState } from "./page-state.ts";

/** A form's key, by which it is counted once: the data beside it is one visitor's. */
const formKey = /\sname="attempt"/;
const stateParameter = "state";

/**
 * The data of pages that say the same to everybody until something happens: the register of figures until a gift is
 * counted. Drawn a second time such a page could be another, and React would draw it anew in the browser; so its data
 * is kept as it was drawn, by its name.
 */
export class DrawnStates {
  readonly #kept = new Map<string, string>();
  readonly #most: number;

  /** @param most how many are kept; a page whose data has gone stays whole without the application */
  constructor(most = 64) {
    this.#most = most;
  }

  /** What was kept for a page, to who accepts that alone; null when the request wants something else. */
  find(request: Request): Response | null {
    const name = isForState(request) && new URL(request.url).searchParams.get(stateParameter);
    return name ? stateAnswer(this.#kept.get(name) ?? null) : null;
  }

  /**
   * The page without its data.
   * @param requestId what would make every drawing of it another one; a page that has not failed does not show it
   */
  async takeFrom(request: Request, response: Response, requestId: string): Promise<Response> {
    if (!isForAll(request, response)) return response;
    const html = await response.text();
    if (formKey.test(html)) return new Response(html, response);
    const alike = (state: string) => state.replaceAll(JSON.stringify(requestId), "null");
    const place = (state: string) =>
      `${new URL(request.url).pathname}?${stateParameter}=${nameOf(alike(state))}`;
    const taken = takeState(html, place);
    if (taken) this.#keep(nameOf(alike(taken.state)), alike(taken.state));
    return new Response(taken?.html ?? html, response);
  }

  #keep(name: string, state: string): void {
    // The one asked for last stands last.
    this.#kept.delete(name);
    this.#kept.set(name, state);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
  }
}
