import type { KeptSubmission } from "./submissions.ts";

/** Uploaded pictures, which are re-encoded later in the background. */
export type SentPictures = {
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
