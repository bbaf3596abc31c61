const longest = 72;

/**
 * What a publication is called in the list of changes.
 * @param names of the files that changed, in English
 */
export function subjectOf(names: readonly string[]): string {
  const begin = "Edited: ";
  for (let count = names.length; count > 0; count -= 1) {
    const rest = names.length - count;
    const subject = `${begin}${names.slice(0, count).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
    if (subject.length <= longest) return subject;
  }
  return `${begin}${names.length} ${names.length === 1 ? "file" : "files"}`;
}
