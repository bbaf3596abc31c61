import type { Route } from "../+types/group-trips";

export type GroupTripsData = Route.ComponentProps["loaderData"];
export type GroupTripsContent = GroupTripsData["content"];
