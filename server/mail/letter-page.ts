import { Button } from "@react-email/button";
import { createElement as h, Fragment } from "react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "#domain/language/language.ts";
import type { LetterBlock } from "#domain/mail/letter-writer.ts";

type Runs = Extract<LetterBlock, { kind: "paragraph" }>["runs"];

/** What stands in a letter, from top to bottom, in one language. Empty parts are left out. */
export type LetterBody = {
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string | null;
  readonly paragraphs: readonly string[];
  /** The words of a long letter, such as a newsletter. */
  readonly blocks: readonly LetterBlock[];
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly button: { readonly label: string; readonly url: string } | null;
  readonly buttonAsText: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
  readonly after: readonly string[];
  readonly signature: readonly string[];
  readonly footer: readonly string[];
  readonly unsubscribe: { readonly label: string; readonly url: string } | null;
};

// The site's colours of both themes. Classes, not style attributes, so that a mail program in
// its dark theme can be told the other set; programs that drop the sheet show plain black on white.
const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; background: #f7f0e1; color: #1f1b24; font: 17px/1.6 "Atkinson Hyperlegible Next", system-ui, -apple-system, "Segoe UI", Arial, sans-serif; }
.page { max-width: 600px; margin: 0 auto; padding: 28px 20px; }
.name { margin: 0 0 20px; padding-bottom: 14px; border-bottom: 4px solid #b4202e; font-size: 20px; font-weight: 700; }
p { margin: 0 0 16px; }
dt { font-weight: 700; }
dd { margin: 0 0 14px; white-space: pre-line; overflow-wrap: anywhere; }
a { color: #26378c; overflow-wrap: anywhere; }
h2, h3 { margin: 24px 0 8px; line-height: 1.2; }
ul { margin: 0 0 16px; padding-left: 22px; }
.small { font-size: 15px; color: #574f5e; }
.foot { margin-top: 28px; padding-top: 14px; border-top: 1px solid #c9bca4; }
@media print {
  body { font-size: 14px; line-height: 1.4; }
  p { margin-bottom: 12px; }
  dd { margin-bottom: 8px; }
}
@media (prefers-color-scheme: dark) {
  body { background: #15132a !important; color: #f4f0e7 !important; }
  a { color: #a9b9ff !important; }
  a.button { color: #fffaf2 !important; }
  .small { color: #c9c3d6 !important; }
  .foot { border-color: #4a4568 !important; }
  .name { border-color: #cf3340 !important; }
}`;
const buttonStyle = {
  padding: "14px 24px",
  borderRadius: "12px",
  backgroundColor: "#b4202e",
  color: "#fffaf2",
  fontWeight: 700,
};

/** The letter for mail programs that show HTML. */
export function letterHtml(body: LetterBody): string {
  const page = h(
    "html",
    { dir: "ltr", lang: body.language },
    h(
      "head",
      null,
      h("meta", { content: "text/html; charset=UTF-8", httpEquiv: "Content-Type" }),
      // Apple's mail program leaves the letter as wide as it is.
      h("meta", { name: "x-apple-disable-message-reformatting" }),
      h("meta", { name: "viewport", content: "width=device-width" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("title", null, body.subject),
      // React would escape the quotes of the font's name; the sheet is ours, nothing in it is sent.
      h("style", { dangerouslySetInnerHTML: { __html: sheet } }),
    ),
    h(
      "body",
      null,
      h("div", { className: "page" }, h("p", { className: "name" }, "Long Way Home"), parts(body)),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function parts(body: LetterBody): ReactNode[] {
  const { button, unsubscribe } = body;
  return [
    body.greeting !== null && h("p", { key: "greeting" }, body.greeting),
    ...body.paragraphs.map((text, at) => h("p", { key: `p${at}` }, text)),
    ...body.blocks.map((block, at) => h(Fragment, { key: `b${at}` }, blockHtml(block))),
    body.rows.length > 0 && h("dl", { key: "rows" }, body.rows.map(row)),
    button &&
      h(
        "p",
        { key: "button" },
        h(Button, { className: "button", href: button.url, style: buttonStyle }, button.label),
      ),
    button &&
      h(
        "p",
        { key: "address", className: "small" },
        `${body.buttonAsText} `,
        h("a", { href: button.url }, button.url),
      ),
    ...body.links.map(({ label, url }) =>
      h("p", { key: url, className: "link" }, h("a", { href: url }, label)),
    ),
    ...body.after.map((text, at) => h("p", { key: `a${at}` }, text)),
    body.signature.length > 0 &&
      h(
        "p",
        { key: "signature" },
        body.signature.flatMap((line, at) => (at === 0 ? [line] : [h("br", { key: at }), line])),
      ),
    body.footer.length > 0 &&
      h(
        "div",
        { key: "foot", className: "foot" },
        body.footer.map((text, at) => h("p", { key: at, className: "small" }, text)),
      ),
    unsubscribe &&
      h(
        "p",
        { key: "unsubscribe", className: "foot small" },
        h("a", { href: unsubscribe.url }, unsubscribe.label),
      ),
  ];
}

function row({ label, value }: LetterBody["rows"][number]): ReactNode {
  return h("div", { key: label }, h("dt", null, label), h("dd", null, value));
}

function blockHtml(block: LetterBlock): ReactNode {
  if (block.kind === "heading") return h(`h${block.level}`, null, block.text);
  if (block.kind === "paragraph") return h("p", null, runsHtml(block.runs));
  const each = (tag: "li" | "p", items: readonly Runs[]) =>
    items.map((runs, at) => h(tag, { key: at }, runsHtml(runs)));
  if (block.kind === "quote") return h("blockquote", null, each("p", block.paragraphs));
  return h(block.ordered ? "ol" : "ul", null, each("li", block.items));
}

const runsHtml = (runs: Runs) =>
  runs.map(({ text, strong, emphasis, href }, at) => {
    const words = emphasis ? h("em", { key: at }, text) : text;
    const marked = strong ? h("strong", { key: at }, words) : words;
    return href === undefined ? marked : h("a", { key: at, href }, marked);
  });

function blockText(block: LetterBlock): string {
  const plain = (runs: Runs) =>
    runs.map(({ text, href }) => (href === undefined ? text : `${text} (${href})`)).join("");
  if (block.kind === "heading") return block.text.toUpperCase();
  if (block.kind === "paragraph") return plain(block.runs);
  if (block.kind === "quote") return block.paragraphs.map((runs) => `> ${plain(runs)}`).join("\n");
  return block.items
    .map((runs, at) => `${block.ordered ? `${at + 1}.` : "-"} ${plain(runs)}`)
    .join("\n");
}

/** The same letter for programs, and people, that prefer plain text. */
export function letterText(body: LetterBody): string {
  const blocks = [
    body.greeting,
    ...body.paragraphs,
    ...body.blocks.map(blockText),
    body.rows.map(({ label, value }) => `${label}:\n${value.replace(/^/gm, "  ")}`).join("\n\n"),
    body.button && `${body.button.label}\n${body.buttonAsText} ${body.button.url}`,
    ...body.links.map(({ label, url }) => `${label}:\n${url}`),
    ...body.after,
    body.signature.join("\n"),
  ];
  const foot = [
    ...body.footer,
    body.unsubscribe && `${body.unsubscribe.label}: ${body.unsubscribe.url}`,
  ];
  // "-- " begins what mail programs leave out of an answer (RFC 3676, 4.3).
  const end = foot.some(isFilled) ? `\n\n-- \n${foot.filter(isFilled).join("\n\n")}` : "";
  return `${blocks.filter(isFilled).join("\n\n")}${end}\n`;
}

function isFilled(block: string | null): boolean {
  return block !== null && block !== "";
}
