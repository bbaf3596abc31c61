// Full stops of other scripts are dots in host names (UTS 46).
const dot = "[.。．｡]";
const sign = String.raw`[\p{L}\p{M}\p{N}]`;
/** `evil.example`, `t.co`, `10.0.0.1`; not `J.R.R.` or `Ph.D.`, as no top-level domain has one letter. */
const dotted = new RegExp(`${sign}${dot}${sign}{2}|\\p{N}${dot}\\p{N}`, "u");

/**
 * True if a mail program could turn part of a name into a link: `/`, `@`, or a dot between words without a space.
 * `M. López`, `St. John`, `Jr.` and `J.R.R. Tolkien` are names.
 */
export function looksLikeAddress(name: string): boolean {
  return /[/\\@／＠]/.test(name) || dotted.test(name);
}
