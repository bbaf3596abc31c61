export type Ground =
  | "red"
  | "indigo"
  | "green"
  | "basalt"
  | "violet"
  | "marigold"
  | "sky"
  | "sand"
  | "sunk"
  | "plaster";

const darkGrounds: Ground[] = ["red", "indigo", "green", "basalt", "violet"];

/** The colour of the first button on a ground: red stands out on a light one alone. */
export function firstOn(ground: Ground): "marigold" | "indigo" | "red" {
  if (ground === "marigold") return "indigo";
  return darkGrounds.includes(ground) ? "marigold" : "red";
}

/** Classes of a colour field; light text comes with dark grounds. */
export function groundClass(ground: Ground): string {
  return `ground-${ground}${darkGrounds.includes(ground) ? " on-dark" : ""}`;
}
