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

/** Classes of a colour field; light text comes with dark grounds. */
export function groundClass(ground: Ground): string {
  return `ground-${ground}${darkGrounds.includes(ground) ? " on-dark" : ""}`;
}
