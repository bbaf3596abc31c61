import { encode as escapeHtml } from "micromark-util-encode";
import type { Language } from "#domain/language/language.ts";
import type { MailBlock } from "#domain/mail/mail.ts";

type Runs = Extract<MailBlock, { kind: "paragraph" }>["runs"];

export type MailBody = {
  readonly language: Language;
  readonly subject: string;
  /** The greeting is the first. */
  readonly paragraphs: readonly string[];
  /** The formatted text of a long e-mail, such as a newsletter. */
  readonly blocks: readonly MailBlock[];
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly button?: { readonly label: string; readonly url: string } | null;
  readonly buttonAsText: string;
  readonly links?: readonly { readonly label: string; readonly url: string }[];
  readonly after?: readonly string[];
  readonly signature?: readonly string[];
  readonly footer?: readonly string[];
  readonly unsubscribe?: { readonly label: string; readonly url: string } | null;
};

// The site's colors in both themes. Classes, not style attributes, so that a media query can replace them in a dark mail
// program. Programs that drop style sheets show black on white.
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
.foot .small { white-space: pre-line; }
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
const buttonStyle =
  "line-height:100%;text-decoration:none;display:inline-block;max-width:100%;mso-padding-alt:0px;padding:14px 24px;border-radius:12px;background-color:#b4202e;color:#fffaf2;font-weight:700;padding-top:14px;padding-right:24px;padding-bottom:14px;padding-left:24px";
// Outlook ignores the padding of a link: hair spaces, raised and stretched, take its place.
const paddingLeft = `<!--[if mso]><i style="mso-font-width:400%;mso-text-raise:21" hidden>${"&#8202;".repeat(3)}</i><![endif]-->`;
const paddingRight = `<!--[if mso]><i style="mso-font-width:400%" hidden>${"&#8202;".repeat(3)}&#8203;</i><![endif]-->`;
const labelStyle =
  "max-width:100%;display:inline-block;line-height:120%;mso-padding-alt:0px;mso-text-raise:10.5px";

export function mailHtml(body: MailBody): string {
  // `x-apple-disable-message-reformatting`: Apple Mail would change the width.
  return `<!doctype html><html dir="ltr" lang="${body.language}"><head>${[
    '<meta name="viewport" content="width=device-width"/>',
    '<meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/>',
    '<meta name="x-apple-disable-message-reformatting"/>',
    '<meta name="color-scheme" content="light dark"/>',
  ].join("")}<title>${escapeHtml(body.subject)}</title><style>${sheet}</style></head><body>${inTag(
    'div class="page"',
    `<p class="name">Long Way Home</p>${parts(body).join("")}`,
  )}</body></html>`;
}

/** @param tag with its attributes */
const inTag = (tag: string, html: string) => `<${tag}>${html}</${tag.split(" ")[0]}>`;
const textIn = (tag: string, text: string) => inTag(tag, escapeHtml(text));
const link = (url: string, html: string) => inTag(`a href="${escapeHtml(url)}"`, html);

function parts(body: MailBody): string[] {
  const { button, links = [], after = [], signature = [], footer = [], unsubscribe } = body;
  const rows = body.rows.map(({ label, value }) =>
    inTag("div", textIn("dt", label) + textIn("dd", value)),
  );
  return [
    ...body.paragraphs.map((text) => textIn("p", text)),
    ...body.blocks.map(blockHtml),
    rows.length > 0 ? inTag("dl", rows.join("")) : "",
    button ? buttonHtml(button, body.buttonAsText) : "",
    ...links.map(({ label, url }) => inTag('p class="link"', link(url, escapeHtml(label)))),
    ...after.map((text) => textIn("p", text)),
    signature.length > 0 ? inTag("p", signature.map(escapeHtml).join("<br/>")) : "",
    footer.length > 0
      ? inTag('div class="foot"', footer.map((text) => textIn('p class="small"', text)).join(""))
      : "",
    unsubscribe
      ? inTag('p class="foot small"', link(unsubscribe.url, escapeHtml(unsubscribe.label)))
      : "",
  ];
}

/** A button that works in Outlook, and its address as text for programs that show no buttons. */
function buttonHtml({ label, url }: NonNullable<MailBody["button"]>, asText: string): string {
  const words = inTag(`span style="${labelStyle}"`, escapeHtml(label));
  const inside = inTag("span", paddingLeft) + words + inTag("span", paddingRight);
  const href = escapeHtml(url);
  const button = `<a class="button" href="${href}" style="${buttonStyle}" target="_blank">${inside}</a>`;
  const address = `${escapeHtml(asText)} ${link(url, href)}`;
  return inTag("p", button) + inTag('p class="small"', address);
}

function blockHtml(block: MailBlock): string {
  if (block.kind === "heading") return textIn(`h${block.level}`, block.text);
  if (block.kind === "paragraph") return inTag("p", runsHtml(block.runs));
  const each = (tag: "li" | "p", items: readonly Runs[]) =>
    items.map((runs) => inTag(tag, runsHtml(runs))).join("");
  if (block.kind === "quote") return inTag("blockquote", each("p", block.paragraphs));
  return inTag(block.ordered ? "ol" : "ul", each("li", block.items));
}

const runsHtml = (runs: Runs) =>
  runs
    .map(({ text, strong, emphasis, href }) => {
      const words = emphasis ? textIn("em", text) : escapeHtml(text);
      const marked = strong ? inTag("strong", words) : words;
      return href === undefined ? marked : link(href, marked);
    })
    .join("");

function blockText(block: MailBlock): string {
  const plain = (runs: Runs) =>
    runs.map(({ text, href }) => (href === undefined ? text : `${text} (${href})`)).join("");
  if (block.kind === "heading") return block.text.toUpperCase();
  if (block.kind === "paragraph") return plain(block.runs);
  if (block.kind === "quote") return block.paragraphs.map((runs) => `> ${plain(runs)}`).join("\n");
  return block.items
    .map((runs, at) => `${block.ordered ? `${at + 1}.` : "-"} ${plain(runs)}`)
    .join("\n");
}

export function mailText(body: MailBody): string {
  const { button, links = [], after = [], signature = [], footer = [], unsubscribe } = body;
  const blocks = [
    ...body.paragraphs,
    ...body.blocks.map(blockText),
    body.rows.map(({ label, value }) => `${label}:\n${value.replace(/^/gm, "  ")}`).join("\n\n"),
    button && `${button.label}\n${body.buttonAsText} ${button.url}`,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    ...after,
    signature.join("\n"),
  ];
  const foot = [...footer, unsubscribe && `${unsubscribe.label}: ${unsubscribe.url}`];
  // "-- " begins the signature, which mail programs leave out of replies (RFC 3676, 4.3).
  const end = foot.some(Boolean) ? `\n\n-- \n${foot.filter(Boolean).join("\n\n")}` : "";
  return `${blocks.filter(Boolean).join("\n\n")}${end}\n`;
}
