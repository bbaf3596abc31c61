/** Names of the woven patterns in app/styles/bands/. */
export type BandName =
  | "camino"
  | "materiales"
  | "milpa"
  | "tejado"
  | "llanta"
  | "cal"
  | "volcan"
  | "rombo"
  | "cielo"
  | "libro"
  | "hilo";

/** A decorative strip in a woven pattern (design: woven bands). */
export function Band({ name, size }: { name: BandName; size?: "small" }) {
  const classes = ["band", `band-${name}`, size && `band-${size}`];
  return <div className={classes.filter(Boolean).join(" ")} aria-hidden="true" />;
}
