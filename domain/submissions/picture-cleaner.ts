import type { Picture } from "./records.ts";

/** Why a file is not taken as a picture, by the key of its message. */
export type PictureFault = "file_not_picture" | "file_too_many_pixels" | "file_png";

/**
 * Turns a sent file into a clean picture, or says why not. Rejects with `StorageUnavailable` when it
 * cannot be looked at now.
 */
export type PictureCleaner = { clean(file: File): Promise<Picture | PictureFault> };
