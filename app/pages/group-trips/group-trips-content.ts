import type { Route } from "./+types/page";

export type GroupTripsData = Route.ComponentProps["loaderData"];
export type GroupTripsContent = GroupTripsData["content"];
