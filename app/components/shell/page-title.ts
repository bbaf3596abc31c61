/** The same in both languages. */
export const siteName = "Long Way Home";

/** What the window and a share card call a page: its subject, then whose it is. */
export function pageTitle(subject: string): string {
  return `${subject} · ${siteName}`;
}
