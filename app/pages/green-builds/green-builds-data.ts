import type { Route } from "../+types/green-builds";

export type GreenBuildsData = Route.ComponentProps["loaderData"];
