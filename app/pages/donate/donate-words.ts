import type { Route } from "./+types/page";

/** The words of the donation page in one language. */
export type DonateWords = Route.ComponentProps["loaderData"]["content"];
