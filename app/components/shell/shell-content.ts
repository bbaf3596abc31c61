import type { shellContent } from "#app/shell.server.ts";

/** The words and links of header and footer in one language. */
export type ShellContent = ReturnType<typeof shellContent>;
