import { t } from "./config.ts";

const blockOf = (words: string, before: (at: number) => string) =>
  `\n\n${words
    .split("\n")
    .map((line, at) => before(at) + line)
    .join("\n")}\n\n`;

/** Markdown around the selected words, or before each of their lines. */
const marks: Readonly<Record<string, (words: string) => string>> = {
  bold: (words) => `**${words}**`,
  italic: (words) => `*${words}*`,
  link: (words) => `[${words}](https://)`,
  heading: (words) => `\n\n## ${words}\n\n`,
  list: (words) => blockOf(words, () => "- "),
  numbers: (words) => blockOf(words, (at) => `${at + 1}. `),
  quote: (words) => blockOf(words, () => "> "),
};

/** Replaces the selected words of a text. */
export function replaceWords(area: HTMLTextAreaElement, edit: (words: string) => string): void {
  const { selectionStart: from, selectionEnd: to, value } = area;
  const text = value.slice(0, from) + edit(value.slice(from, to)) + value.slice(to);
  area.value = text.replaceAll(/\n{3,}/g, "\n\n");
  area.dispatchEvent(new Event("input", { bubbles: true }));
  area.focus();
}

export const mark = (area: HTMLTextAreaElement, name = "") =>
  replaceWords(area, (words) => marks[name]!(words || t("words_here")));
