/** `maria@example.org` → `m…a@example.org`; "" if not an address. A word joiner keeps it on one line. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? "" : `${email.charAt(0)}…\u2060${email.slice(at - 1)}`;
}
