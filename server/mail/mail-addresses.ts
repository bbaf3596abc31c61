import type { Content } from "#reader/parsed-content.ts";

/** MAIL_FROM and MAIL_STAFF, or what content/site.yaml says. */
export function mailAddresses(
  { mailFrom, mailStaff }: { mailFrom: string | null; mailStaff: readonly string[] | null },
  { site: { mail } }: Content,
): { from: string | null; staff: readonly string[] } {
  return {
    from: mailFrom ?? mail.from,
    staff: mailStaff ?? (mail.staff === null ? [] : [mail.staff]),
  };
}
