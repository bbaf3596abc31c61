import type { Designation } from "#domain/giving/gift.ts";
import type { GivingWorld } from "#domain/giving/giving-world.ts";
import type { AuditLine } from "#domain/storage/audit.ts";

export type Acting = GivingWorld & {
  /** E-mail address or name for the audit record; null on the command line. */
  readonly by: string | null;
  /** The purpose with this id on the donation page; null when there is none. */
  findDesignation(id: string): Designation | null;
};

export function signedBy({ by }: Pick<Acting, "by">, detail: AuditLine["detail"]) {
  return by === null ? detail : { ...detail, by };
}
