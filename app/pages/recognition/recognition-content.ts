import type { loader } from "./page.tsx";

type RecognitionData = ReturnType<typeof loader>;

/** What the page's loader gives its sections, in one language. */
export type RecognitionContent = RecognitionData["content"];
export type AwardWords = RecognitionContent["awards"];
export type Award = RecognitionData["awards"][number];
