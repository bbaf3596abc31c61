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

export function Band({
  name,
  size = "medium",
}: {
  name: BandName;
  size?: "small" | "medium" | "large";
}) {
  return <div className={`band band-${name} band-${size}`} aria-hidden="true" />;
}
