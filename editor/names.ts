const longest = 50;

/** "Tire walls, at last!" → "tire-walls-at-last". A long one is cut after a word of four letters or more: not "…-at-the". */
export function slugOf(text: string): string {
  const slug = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return slug.length > longest
    ? slug.slice(0, longest + 1).replace(/(-[a-z]{1,3})*-[^-]*$/, "")
    : slug;
}

/** The name, or with the first number that makes it unique: `wall-2`. */
export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  let name = wanted;
  for (let next = 2; isTaken(name); next += 1) name = `${wanted}-${next}`;
  return name;
}

/** "form_title" → "Form title" */
export function plainName(name: string): string {
  const words = name
    .replaceAll(/[_-]/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** URL of a file's form. @param field to show open */
export const fileAddress = (path: string, field = ""): string =>
  `/content/file?${new URLSearchParams({ path, ...(field && { field }) }).toString()}`;
