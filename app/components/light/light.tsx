import { createContext, useContext } from "react";

const LightContext = createContext(false);

/** Everything below is drawn in the light version (docs/decisions/0015-light-version.md): `value={true}`. */
export const Light = LightContext;

/** True while the light version is drawn. The application never draws it: it has no script. */
export function useLight(): boolean {
  return useContext(LightContext);
}
