import { createContext, useContext } from "react";

const LightContext = createContext(false);

/** Provider: `value={true}` renders the tree in the light version (docs/decisions/0015-light-version.md). */
export const Light = LightContext;

/** True in the light version. Always false in the browser: light pages are not hydrated. */
export function useLight(): boolean {
  return useContext(LightContext);
}
