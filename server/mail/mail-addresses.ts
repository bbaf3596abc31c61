import type { Content } from "#reader/load.ts";

/** The addresses of MAIL_FROM and MAIL_STAFF; where those are not set, of content/site.yaml. */
export function mailAddresses(
  { mailFrom, mailStaff }: { mailFrom: string | null; mailStaff: readonly string[] | null },
  { site: { mail } }: Content,
): { from: string | null; staff: readonly string[] } {
  return {
    from: mailFrom ?? mail.from,
    staff: mailStaff ?? (mail.staff === null ? [] : [mail.staff]),
  };
}
