import { join } from "node:path";

/** The project's folder: where content/ and the finished pictures are. */
export const projectRoot = join(import.meta.dirname, "..");
