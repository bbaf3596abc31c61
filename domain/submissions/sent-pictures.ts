import type { KeptSubmission } from "./records.ts";

/** Why a file is refused as a picture; a `MessageKey`. */
export type PictureFault = "file_not_picture" | "file_heic" | "file_png" | "file_too_many_pixels";

/** Uploaded pictures, which are re-encoded later in the background. */
export type SentPictures = {
  /** Checks the header of a file, without decoding it. */
  judge(file: File): Promise<PictureFault | null>;
  /** False if too many pictures of the visitor's network wait for re-encoding, or the disk is nearly full. */
  hasRoom(clientAddress: string): Promise<boolean>;
  /** Stores the files on disk for the message that is stored next under this reference. */
  put(files: readonly File[], reference: string, clientAddress: string): Promise<void>;
  /** Starts re-encoding; called after the message was stored. */
  wake(): void;
};

/** Number of sent pictures that are not re-encoded (yet). */
export const missingPictures = ({ fields, pictureCount }: KeptSubmission): number =>
  Math.max(0, Number(fields["pictures"] ?? 0) - pictureCount);
