import type { Route } from "./+types/page";

/** All that the loader gives: what every part of the page is given. */
export type ImpactData = Route.ComponentProps["loaderData"];
