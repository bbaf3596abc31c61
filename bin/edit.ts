import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { readContentFiles } from "#reader/content-files.ts";
import { pictureUses } from "#reader/schema/picture-uses.ts";
import { projectRoot } from "#reader/project-root.ts";
import { readTranslations } from "#reader/translations.ts";
import { preparePhotographs } from "#server/pictures/prepare-photographs.ts";
import { readSettings } from "#server/settings.ts";
import { startEditor } from "../editor/server.ts";
import { contentFaults } from "./site-build/content-faults.ts";
import { editorFiles } from "./edit/bundle.ts";
import { startPreview } from "./edit/preview.ts";
import { LocalPublication } from "./edit/publication.ts";
import { sentIssues } from "./edit/sent-issues.ts";
import { thumbnailOf } from "./edit/thumbnail.ts";
import { launchItems } from "./launch-check/collect.ts";
import { kindTitles } from "./launch-check/item.ts";
import { openBrowser } from "./processes/open-browser.ts";
import { step } from "./processes/progress.mjs";

const usage = `npm run edit -- [--port 4000] [--no-preview] [--root FOLDER]

The content of the site in your browser, on this machine alone. Ctrl+C ends it.

  --port         another door of this machine; what is unsaved waits in the browser for the same one
  --no-preview   without the page beside the form, which takes half a minute to start
  --root         another folder that holds content/; shown without the page beside it`;

const today = () => guatemalaDay(new Date());

/** As the site on this machine has them; a fault in their file is for `npm run launch-check` to tell. */
function settings() {
  const read = readSettings(process.env);
  return "faults" in read ? process.env : read.environment;
}

const shapes = Object.fromEntries(
  Object.entries(pictureUses).map(([use, { ratio, widths }]) => [
    use,
    { ratio, width: Math.max(...widths) },
  ]),
);

/** Why the editor cannot be opened, in one line. */
function whyNot(error: unknown, port: number): string {
  return (error as NodeJS.ErrnoException).code === "EADDRINUSE"
    ? `Port ${port} is taken, perhaps by an editor that is open already. Another one: npm run edit -- --port ${port + 1}`
    : String(error);
}

async function edit(port: number, root: string, withPreview: boolean): Promise<void> {
  const token = randomBytes(24).toString("base64url");
  const files = await step("Preparing the editor", editorFiles);
  const preview = withPreview ? await startPreview() : null;
  const opening = startEditor({
    root,
    faultsOf: contentFaults,
    today,
    port,
    token,
    preview: preview?.origin ?? null,
    files,
    shapes,
    missing: () =>
      launchItems({
        files: readContentFiles(root),
        translations: readTranslations(root),
        environment: settings(),
        today: today(),
      }).map((item) => ({ ...item, title: kindTitles[item.kind] })),
    issues: sentIssues,
    publication: root === projectRoot ? new LocalPublication(root) : null,
    thumbnail: thumbnailOf,
    async onPhotograph() {
      if (root !== projectRoot) return;
      // A fault somewhere else in content/ is told where it was made.
      await preparePhotographs().catch((error: unknown) => console.error(String(error)));
    },
  });
  let editor: Awaited<typeof opening>;
  try {
    editor = await opening;
  } catch (error) {
    preview?.stop();
    console.error(whyNot(error, port));
    process.exitCode = 1;
    return;
  }
  const address = `http://127.0.0.1:${editor.port}/?token=${token}`;
  console.log(
    `\nThe editor is open at\n\n  ${address}\n\nOnly this machine can reach it. Ctrl+C ends it.`,
  );
  if (process.stdout.isTTY) openBrowser(address);
  const stop = () => {
    preview?.stop();
    editor.server.close();
    editor.server.closeAllConnections();
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4000" },
    root: { type: "string", default: projectRoot },
    "no-preview": { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
  },
});
if (values.help) console.log(usage);
else {
  const root = resolve(values.root);
  await edit(Number(values.port), root, root === projectRoot && !values["no-preview"]);
}
