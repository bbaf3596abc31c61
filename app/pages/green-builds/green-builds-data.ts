import type { Route } from "./+types/page";

export type GreenBuildsData = Route.ComponentProps["loaderData"];
