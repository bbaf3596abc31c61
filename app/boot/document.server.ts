import { text as headScript } from "virtual:script/boot/head";
import { text as lightScript } from "virtual:script/boot/light";
import { text as ticksScript } from "virtual:script/boot/controls/ticks";
import { address as shellFile } from "virtual:script/boot/shell";
import { text as offlineScript } from "virtual:script/offline/offline-form-script";
import { bootElement, type Boot } from "./boot.ts";
import { insertInto } from "./insert.server.ts";
import { stylesOf } from "./styles.server.ts";

/** Inline scripts, each for pages whose HTML matches `marker`. */
const inlineScripts = [
  { marker: /<html[^>]*\sdata-light=[^]*\sdata-sent-once\b/, script: lightScript },
  { marker: /\sdata-tick=/, script: ticksScript },
  { marker: /\sdata-offline=/, script: offlineScript },
];

type Page = {
  readonly isLight: boolean;
  /** Null in the light version and in development. */
  readonly boot: Boot | null;
};

/**
 * Adds styles and the head script to the head of React's HTML, and inline scripts and the `Boot` to its end. Hydration
 * ignores elements of head and body that React did not render.
 * @returns the complete HTML, and the inline scripts and styles in it, for the Content-Security-Policy
 */
export function finishDocument(rendered: string, { isLight, boot }: Page) {
  const styles = stylesOf(rendered, isLight);
  const first = isLight ? "" : `<script data-later="${shellFile}">${headScript}</script>`;
  const scripts = inlineScripts
    .filter(({ marker }) => marker.test(rendered))
    .map(({ script }) => script);
  const last = scripts.map((script) => `<script>${script}</script>`).join("");
  const head = `${first}<style>${styles}</style>`;
  return {
    html: insertInto(rendered, head, last + (boot ? bootElement(boot) : "")),
    scripts: isLight ? scripts : [headScript, ...scripts],
    styles,
  };
}
