import type { Route } from "../+types/volunteer";

export type VolunteerData = Route.ComponentProps["loaderData"];
export type VolunteerContent = VolunteerData["content"];
