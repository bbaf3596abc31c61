import type { Route } from "../+types/media";

export type MediaData = Route.ComponentProps["loaderData"];
export type MediaContent = MediaData["content"];
