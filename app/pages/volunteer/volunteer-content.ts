import type { Route } from "./+types/page";

export type VolunteerData = Route.ComponentProps["loaderData"];
export type VolunteerContent = VolunteerData["content"];
