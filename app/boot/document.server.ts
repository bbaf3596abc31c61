import headScript from "virtual:inline-script/boot/head";
import lightScript from "virtual:inline-script/boot/light";
import keeperScript from "virtual:inline-script/offline/keeper-script";
import plannerScript from "virtual:inline-script/offline/planner-script";
import shellFile from "virtual:script-file/boot/shell";
import keeperFile from "virtual:script-file/offline/keeper-script";
import { lightSheet, pages, printSheet, rootSheet } from "virtual:sheets";
import { bootElement, type Boot } from "./boot.ts";
import { putAtEnd, putIntoHead } from "./insert.server.ts";

/** Scripts of the light version, each inside the pages that have something for it to do. */
const lightScripts = [
  { marks: /\sdata-(sent-once|tick)\b/, script: lightScript },
  { marks: /\sdata-offline\b/, script: keeperScript },
  { marks: /\sdata-planner=/, script: plannerScript },
];

type Page = {
  /** The folder of its module in app/pages. */
  readonly folder: string;
  readonly isLight: boolean;
  /** Null where React Router starts the application itself. */
  readonly boot: Boot | null;
};

/** The document that is sent, and which scripts of the build and which styles stand in it. */
export type Finished = { html: string; scripts: readonly string[]; styles: string };

/**
 * Completes what React has drawn: styles and the first lines of script into the head, what starts the application to the
 * end. React skips elements of head and body that it did not draw, so hydration stays clean.
 * @throws DocumentChanged
 */
export function finishDocument(drawn: string, { folder, isLight, boot }: Page): Finished {
  const styles = [rootSheet, pages[folder], isLight ? lightSheet : "", printSheet].join("");
  const sheet = `<style>${styles}</style>`;
  if (isLight) {
    const scripts = lightScripts.filter(({ marks }) => marks.test(drawn)).map((one) => one.script);
    const inline = scripts.map((script) => `<script>${script}</script>`).join("");
    return { html: putAtEnd(putIntoHead(drawn, sheet), inline), scripts, styles };
  }
  const later = /\sdata-offline\b/.test(drawn) ? `${shellFile} ${keeperFile}` : shellFile;
  const head = `<script data-later="${later}">${headScript}</script>${sheet}`;
  const html = putAtEnd(putIntoHead(drawn, head), boot ? bootElement(boot) : "");
  return { html, scripts: [headScript], styles };
}
