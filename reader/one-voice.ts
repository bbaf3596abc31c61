import { AsyncLocalStorage } from "node:async_hooks";

/** What is being made, and whether English stands somewhere in it for a text that its language lacks. */
const making = new AsyncLocalStorage<{ lacksText: boolean }>();

/** Notes that English stands in the place of a text that is missing. */
export function noteStandIn(): void {
  const state = making.getStore();
  if (state) state.lacksText = true;
}

/**
 * Makes something of the content, and tells whether English had to stand in anywhere. What else is made meanwhile is not
 * mixed up with it.
 * @param make may give a promise: `lacksText` is asked when that is there
 */
export function inOneVoice<Made>(make: () => Made): {
  readonly made: Made;
  readonly lacksText: () => boolean;
} {
  const state = { lacksText: false };
  return { made: making.run(state, make), lacksText: () => state.lacksText };
}
