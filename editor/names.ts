/** "Tire walls, at last!" → "tire-walls-at-last" */
export function slugOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** "form_title" → "Form title" */
export function plainName(name: string): string {
  const words = name
    .replaceAll(/[_-]/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const fileAddress = (path: string, field = ""): string =>
  `/content/file?${new URLSearchParams({ path, ...(field && { field }) }).toString()}`;
