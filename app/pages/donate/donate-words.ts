import type { Route } from "../+types/donate";

/** The words of the donation page in one language. */
export type DonateWords = Route.ComponentProps["loaderData"]["content"];
