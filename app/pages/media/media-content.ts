import type { Route } from "./+types/page";

export type MediaData = Route.ComponentProps["loaderData"];
export type MediaContent = MediaData["content"];
