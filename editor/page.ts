import type { Shape } from "./pictures.ts";
import { editorWords, type EditorWords } from "./words.ts";

/** What the editor's page is made of, by path. */
export type PageFiles = {
  readonly assets: Readonly<
    Record<string, { readonly type: string; readonly body: string | Buffer }>
  >;
};

/** JSON that may stand inside a script element. */
const embedded = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

type PageSettings = {
  readonly token: string;
  readonly publication: unknown;
  readonly preview: string | null;
  readonly shapes: Readonly<Record<string, Shape>>;
};

/** Without script nothing is edited, and what is saved can be published. */
const noScript = (token: string, { ui }: EditorWords) =>
  (["en", "es"] as const)
    .map((language) => {
      const address = `/publish?token=${token}&amp;language=${language}`;
      const [told, label] = [ui["no_script"]?.[language], ui["publish_publish"]?.[language]];
      return `<p class="waiting" lang="${language}">${told} <a href="${address}">${label}</a></p>`;
    })
    .join("");

/** The editor's one page; everything in it is drawn by ui/main.tsx. */
export function pageOf({ token, preview, shapes, publication }: PageSettings) {
  const words = editorWords();
  const publishes = publication !== null;
  const config = { token, preview, shapes, publishes, words };
  return {
    status: 200,
    type: "text/html; charset=utf-8",
    body: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Long Way Home</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/editor.css">
<div id="editor"></div>
<noscript>${publishes ? noScript(token, words) : ""}</noscript>
<script type="application/json" id="config">${embedded(config)}</script>
<script type="module" src="/editor.js"></script>
</html>
`,
  };
}
