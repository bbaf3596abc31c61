import { loadedContent, useParsed, type Content } from "#reader/load.ts";
import { parseIssues } from "#reader/parse-written.ts";
import { issueFiles } from "./newsletter-issues.ts";

export function changeContent(own: Partial<Content>): () => void {
  const { content } = loadedContent();
  useParsed({ ...content, ...own });
  return () => useParsed(content);
}

export const changeLists = (own: Partial<Content["lists"]>) =>
  changeContent({ lists: { ...loadedContent().content.lists, ...own } });

export function changeLink(name: string, url: string): () => void {
  const { links } = loadedContent().content;
  return changeContent({ links: { ...links, [name]: { ...links[name]!, url } } });
}

/** Two issues, and one whose day is to come. */
export function addIssues(): () => void {
  const { issues, faults } = parseIssues(issueFiles);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  const toCome = { ...issues[0]!, id: "to-come", published: "2999-01-15" };
  return changeContent({ issues: [toCome, ...issues] });
}
