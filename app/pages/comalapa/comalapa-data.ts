import type { Route } from "./+types/page";

export type ComalapaData = Route.ComponentProps["loaderData"];
