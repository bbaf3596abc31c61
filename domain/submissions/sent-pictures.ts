import type { KeptSubmission } from "./records.ts";

/** Why a file is not taken as a picture, by the key of its message. */
export type PictureFault = "file_not_picture" | "file_heic" | "file_png" | "file_too_many_pixels";

/** Pictures as visitors send them. They are drawn anew later, when nobody waits for it. */
export type SentPictures = {
  /** Reads how a file begins, and decodes nothing. */
  judge(file: File): Promise<PictureFault | null>;
  /** False while too many pictures of the visitor's network wait to be drawn anew, or the disk is nearly full. */
  hasRoom(clientAddress: string): Promise<boolean>;
  /** Puts the files on the disk, for a message that is kept right afterwards under this reference. */
  put(files: readonly File[], reference: string, clientAddress: string): Promise<void>;
  /** Called after the message was kept. */
  wake(): void;
};

export const missingPictures = ({ fields, pictureCount }: KeptSubmission): number =>
  Math.max(0, Number(fields["pictures"] ?? 0) - pictureCount);
