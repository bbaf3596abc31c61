import type { Clock } from "#domain/clock.ts";
import type { Designation } from "#domain/giving/gift.ts";
import type { GivingWorld } from "#domain/giving/giving-world.ts";
import type { AuditLine } from "#domain/storage/audit.ts";
import type { Storage } from "#domain/storage/storage.ts";

/** All that is kept, and who of the staff is about to do something with it. */
export type Acting = {
  readonly storage: Storage;
  readonly clock: Clock;
  /** Their name, for the record; null where nobody gave one, as at the command line. */
  readonly by: string | null;
};

/** The same where it is about gifts. */
export type GivingActing = Omit<GivingWorld, "storage"> &
  Acting & {
    /** A purpose of the donation page; null for one there is not. */
    findDesignation(id: string): Designation | null;
  };

export function signedBy(
  { by }: Pick<Acting, "by">,
  detail: AuditLine["detail"],
): AuditLine["detail"] {
  return by === null ? detail : { ...detail, by };
}
