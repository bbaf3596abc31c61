import type { Picture } from "../records.ts";

/** Turns a sent file into a clean picture, or null when it is none. */
export type PictureCleaner = { clean(file: File): Promise<Picture | null> };
