import type { Shape } from "./pictures.ts";
import { editorWords } from "./words.ts";

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
  readonly preview: string | null;
  readonly shapes: Readonly<Record<string, Shape>>;
};

/** The editor's one page; everything in it is drawn by ui/main.tsx. */
export function pageOf({ token, preview, shapes }: PageSettings) {
  const config = { token, preview, shapes, words: editorWords() };
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
<script type="application/json" id="config">${embedded(config)}</script>
<script type="module" src="/editor.js"></script>
</html>
`,
  };
}
