/** A strip of woven thread (design: woven bands). Decoration only: it never carries meaning. */
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

export function Band({ name, size }: { name: BandName; size?: "small" | "large" }) {
  const classes = ["band", `band-${name}`, size && `band-${size}`];
  return <div className={classes.filter(Boolean).join(" ")} aria-hidden="true" />;
}
