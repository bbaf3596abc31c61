import type { Band as OfContent } from "#reader/schema/brochure.ts";

/** Names of the woven patterns in app/styles/bands/. */
export type BandName = OfContent | "cal" | "materiales" | "tejado";

/** A decorative strip in a woven pattern (design: woven bands). */
export function Band({ name, size }: { name: BandName; size?: "small" }) {
  const classes = ["band", `band-${name}`, size && `band-${size}`];
  return <div className={classes.filter(Boolean).join(" ")} aria-hidden="true" />;
}
