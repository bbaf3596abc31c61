export const siteName = "Long Way Home";

/** Search engines truncate longer titles. */
const longestTitle = 59;
const between = " · ";

/** Characters left for the subject beside the site's name. */
export const longestSubject = longestTitle - between.length - siteName.length;

/** Truncates between words, with an ellipsis. */
function fitted(text: string): string {
  if (text.length <= longestSubject) return text;
  return `${text.slice(0, longestSubject).replace(/[\s,.:;]*\S*$/, "")}…`;
}

/** Title of a page for the window and share cards: its subject, truncated if too long, and the site's name. */
export function pageTitle(subject: string): string {
  return fitted(subject) + between + siteName;
}
