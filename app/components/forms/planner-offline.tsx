import type { ReactNode } from "react";
import { useLight } from "#app/components/light/light.tsx";
import type { Planner } from "#domain/planners/planner.ts";
import { NoSignalNote } from "./form-view.tsx";

/**
 * What a planner's form carries in the light version, the one that is kept on a phone: with it app/offline/planner.ts
 * answers while there is no line.
 */
export function usePlannerOffline(planner: Planner): { "data-planner"?: string } {
  return useLight() ? { "data-planner": JSON.stringify(planner) } : {};
}

/** In the full version the server answers; without a line the table below the planner does. */
export function PlannerNoSignal({ children }: { children: ReactNode }) {
  return useLight() ? null : <NoSignalNote>{children}</NoSignalNote>;
}
