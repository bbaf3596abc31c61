import { BackupFault, type BackupFaultCode } from "#server/backup/backup-lines.ts";
import { PaymentsUnavailable } from "#domain/giving/payments.ts";
import { Refusal, type RefusalReason } from "#domain/staff/deed.ts";
import { ContentFaults } from "#reader/fault.ts";
import { fillTemplate } from "#domain/language/language.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { detailOf } from "#server/start-faults.ts";
import { say, type Terminal, UsageError } from "./terminal.ts";

export const whyOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** One line of trouble under the command's name. */
export function fail({ err }: Pick<Terminal, "err">, command: string, line: string): void {
  say(err, `${command}: ${line}`);
}

/**
 * Prints an expected error in one line, and faults of content in one line each.
 * @returns the exit code: 1 failed, 2 wrong usage
 * @throws the error itself when it is unexpected
 */
export function tellFault(terminal: Terminal, command: string, error: unknown): number {
  if (error instanceof UsageError || error instanceof Refusal) {
    const line = error instanceof Refusal ? refusedLine(error) : error.message;
    fail(terminal, command, `${line}. Help: npm run ${command} -- --help`);
    return 2;
  }
  const fault = faultLine(error);
  if (fault === null) throw error;
  fail(terminal, command, fault);
  return 1;
}

/** Sentences for the deeds that commands do (repair.ts). */
const refusals: Readonly<Partial<Record<RefusalReason, string>>> = {
  being_paid: "a payment of {email} is under way, {reference}: try again later",
  nothing_kept: "nothing about a person is stored there",
  recurring: "{email} has a {interval} gift, {reference}: stop it first",
};
const refusedLine = ({ reason, values }: Refusal) =>
  fillTemplate(refusals[reason] ?? reason, values);

const backupFaults: Readonly<Record<BackupFaultCode, string>> = {
  cut_off: "the backup is cut off, or no backup of this site",
  damaged: "the backup is damaged, or no backup of this site",
  differs:
    "the backup does not hold together: rows of the table {of} are missing, added or changed",
  encrypted: "the backup is encrypted: set BACKUP_KEY, and leave out --plain",
  erased_damaged: "{of}, is damaged: mend or remove that line",
  erased_other_key:
    "{of} has a line of another BACKUP_KEY than the one that is set: set that one, or remove the line",
  misfit: "the backup has a row of {of} that its schema refuses",
  not_encrypted:
    "the backup is not encrypted, so anybody may have written it, and BACKUP_KEY is set: --plain takes it all the same",
  newer: "the backup is from a newer version of the site ({of}): restore it with that version",
  not_empty: "the database is not empty, the table {of} holds rows; if it may go, add --replace",
  older: "the backup is of before 2026-11-26: restore it with a version of that day",
  other_key: "the backup does not open: BACKUP_KEY is another one, or the file is damaged",
};

function faultLine(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof StorageUnavailable)
    return `the database is ${error.reason}: ${detailOf(error)}`;
  if (error instanceof PaymentsUnavailable) return `${error.message}: ${whyOf(error.cause)}`;
  if (error instanceof ContentFaults) return error.message;
  if (error instanceof BackupFault) return fillTemplate(backupFaults[error.code], { of: error.of });
  // The file system names the file itself.
  return "syscall" in error ? error.message : null;
}
