import type { Route } from "./+types/page";

export type TrustData = Route.ComponentProps["loaderData"];
