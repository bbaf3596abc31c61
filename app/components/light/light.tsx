import { createContext, useContext } from "react";

/** Provider: `value={true}` renders the tree in the light version (docs/decisions/0015-light-version.md). */
export const Light = createContext(false);

/** True in the light version. Always false in the browser: light pages are not hydrated. */
export function useLight(): boolean {
  return useContext(Light);
}
