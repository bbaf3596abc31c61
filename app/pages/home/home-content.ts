import type { loader } from "../home.tsx";

/** What the home page's loader gives its sections, in one language. */
export type HomeData = Awaited<ReturnType<typeof loader>>;
export type HomeContent = HomeData["content"];
