/** The same in both languages. */
export const siteName = "Long Way Home";

/** Lists of results cut off what is longer. */
const longestTitle = 59;
const between = " · ";

/** As many signs a page's subject may have for the name to stand beside it. */
export const longestSubject = longestTitle - between.length - siteName.length;

/** The text, or as many of its words as fit, with a sign that there are more. */
function fitted(text: string): string {
  if (text.length <= longestSubject) return text;
  return `${text.slice(0, longestSubject).replace(/[\s,.:;]*\S*$/, "")}…`;
}

/** The name of a page in its window and on a share card: its subject, cut between words if too long, and the site's name. */
export function pageTitle(subject: string): string {
  return fitted(subject) + between + siteName;
}
