import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { pictureUses } from "#reader/schema/picture-uses.ts";
import { projectRoot } from "#reader/project-root.ts";
import { preparePhotographs } from "#server/pictures/prepare-photographs.ts";
import { contentPages } from "../../staff/pages/content.tsx";
import { localPublication } from "./publication.ts";
import type { EditorSettings } from "../../editor/server.ts";
import { contentFaults } from "../site-build/content-faults.ts";
import { readFile } from "node:fs/promises";
import { pathOfPicture, readPictures } from "#reader/picture-manifest.ts";

const today = () => guatemalaDay(new Date());

const shapes = Object.fromEntries(
  Object.entries(pictureUses).map(([use, { ratio, widths }]) => [
    use,
    { ratio, width: Math.max(...widths) },
  ]),
);

export function editorPages(root: string, preview: EditorSettings["preview"]) {
  return contentPages({
    root,
    faultsOf: contentFaults,
    today,
    preview,
    shapes,
    publication: localPublication(root),
    thumbnail: thumbnailOf,
    async onPhotograph() {
      if (root !== projectRoot) return;
      // A fault somewhere else in content/ is told where it was made.
      await preparePhotographs().catch((error: unknown) => console.error(String(error)));
    },
  });
}

/** The smallest file of a picture; null where a slot has none yet. */
async function thumbnailOf(slot: string): Promise<{ bytes: Buffer; type: string } | null> {
  const { pictures } = readPictures();
  const files = Object.hasOwn(pictures, slot) ? pictures[slot] : undefined;
  if (!files) return null;
  const [format] = files.formats;
  const bytes = await readFile(pathOfPicture({ name: slot, ...files }, files.widths[0]!));
  return { bytes, type: format === "svg" ? "image/svg+xml" : `image/${format}` };
}
