import type { Answer, Asked } from "./answer.ts";
import type { Shape } from "./pictures.ts";
import { editorWords, type EditorWords } from "./words.ts";

/** JSON that may stand inside a script element. */
const embedded = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

type PageSettings = {
  readonly publication: unknown;
  readonly preview: string | null;
  readonly shapes: Readonly<Record<string, Shape>>;
};

/** Without script nothing is edited, and what is saved can be published. */
const noScript = ({ ui }: EditorWords) =>
  (["en", "es"] as const)
    .map((language) => {
      const address = `/publish?language=${language}`;
      const [told, label] = [ui["no_script"]?.[language], ui["publish_publish"]?.[language]];
      return `<p class="waiting" lang="${language}">${told} <a href="${address}">${label}</a></p>`;
    })
    .join("");

/**
 * The editor's one page; everything in it is drawn by ui/main.tsx.
 * @param policy what it may load
 */
export function pageOf(
  { preview, shapes, publication }: PageSettings,
  { language, menu, visitor }: Asked,
  policy: string,
): Answer {
  const words = editorWords();
  const publishes = publication !== null && (visitor?.roles.includes("house") ?? false);
  const config = { preview, shapes, publishes, words, language, menu };
  const body = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Long Way Home</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/editor.css">
<div id="editor"></div>
<noscript>${publishes ? noScript(words) : ""}</noscript>
<script type="application/json" id="config">${embedded(config)}</script>
<script type="module" src="/editor.js"></script>
</html>
`;
  const headers = { "content-security-policy": policy };
  return { sent: { status: 200, type: "text/html; charset=utf-8", body, headers } };
}
