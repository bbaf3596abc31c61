/** `maria@example.org` → `m…a@example.org`; "" if not an address. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? "" : `${email.charAt(0)}…${email.slice(at - 1)}`;
}
