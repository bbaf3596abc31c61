import headScript from "virtual:inline-script/boot/head";
import lightScript from "virtual:inline-script/boot/light";
import ticksScript from "virtual:inline-script/boot/controls/ticks";
import keeperScript from "virtual:inline-script/offline/keeper-script";
import plannerScript from "virtual:inline-script/offline/planner";
import draftsFile from "virtual:script-file/boot/form-drafts";
import shellFile from "virtual:script-file/boot/shell";
import keeperFile from "virtual:script-file/offline/keeper-script";
import { lightSheet, pages, printSheet, rootSheet } from "virtual:sheets";
import { bootElement, type Boot } from "./boot.ts";
import { putAtEnd, putIntoHead } from "./insert.server.ts";

/** Scripts inside the pages that have something for them to do. */
const inside = {
  full: [{ marks: /\sdata-tick=/, script: ticksScript }],
  light: [
    { marks: /\sdata-(sent-once|tick)\b/, script: lightScript },
    { marks: /\sdata-offline\b/, script: keeperScript },
    { marks: /\sdata-planner=/, script: plannerScript },
  ],
};

type Page = {
  /** The folder of its module in app/pages. */
  readonly folder: string;
  readonly isLight: boolean;
  /** Null where React Router starts the application itself. */
  readonly boot: Boot | null;
};

/**
 * Completes what React has drawn: styles and the first lines of script into the head, what starts the application to the
 * end. React skips elements of head and body that it did not draw, so hydration stays clean.
 * @returns the document that is sent, and which scripts and styles of the build stand in it
 * @throws DocumentChanged
 */
export function finishDocument(drawn: string, { folder, isLight, boot }: Page) {
  const styles = [rootSheet, pages[folder], isLight ? lightSheet : "", printSheet].join("");
  const later = /\sdata-offline\b/.test(drawn) ? `${shellFile} ${keeperFile}` : shellFile;
  const first = isLight
    ? ""
    : `<script data-later="${later}" data-drafts="${draftsFile}">${headScript}</script>`;
  const scripts = inside[isLight ? "light" : "full"]
    .filter(({ marks }) => marks.test(drawn))
    .map(({ script }) => script);
  const last = scripts.map((script) => `<script>${script}</script>`).join("");
  const withHead = putIntoHead(drawn, `${first}<style>${styles}</style>`);
  return {
    html: putAtEnd(withHead, last + (boot ? bootElement(boot) : "")),
    scripts: isLight ? scripts : [headScript, ...scripts],
    styles,
  };
}
