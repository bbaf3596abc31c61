// Full stops of other scripts count as dots in a host name (UTS 46).
const dot = "[.。．｡]";
const sign = String.raw`[\p{L}\p{M}\p{N}]`;
/** `evil.example`, `t.co`, `10.0.0.1`; not `J.R.R.` or `Ph.D.`, as no host name ends in one e-mail. */
const dotted = new RegExp(`${sign}${dot}${sign}{2}|\\p{N}${dot}\\p{N}`, "u");

/**
 * True where a mail program could make a link or an address of something in a name. `M. López`, `St. John`,
 * `Jr.` and `J.R.R. Tolkien` are names; a dot between words without a space is an address, as are `/`
 * and `@`.
 */
export function looksLikeAddress(name: string): boolean {
  return /[/\\@／＠]/.test(name) || dotted.test(name);
}
