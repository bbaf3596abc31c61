import { parseArgs } from "node:util";
import { ContentFaults } from "../../reader/fault.ts";
import type { PictureManifest } from "../../reader/picture-manifest.ts";
import { writeBands } from "./bands.ts";
import { readContent } from "./content.ts";
import { renderFilms } from "./films.ts";
import { drawIcons } from "./icons.ts";
import { paintPictures } from "./pictures.ts";
import { writeReviewSheet } from "./review-sheet.ts";
import { readSlots } from "./slots.ts";

const usage = `npm run paint -- SLOT…            pictures of content/scenes/ into pictures/; gallery-* is all that begin so
npm run paint -- --all            all of them, the woven bands, the icons and the logos: some minutes
npm run paint -- --films [NAME…]  films into public/films/; needs ffmpeg
npm run paint -- --sheet [FOLDER] a page to print, on which a mason and a weaver strike out what is wrong
What it writes is committed. painter/slots/ says what is drawn, content/scenes/ where it stands and in which words.`;

const matches = (slot: string) => (wanted: string) =>
  wanted.endsWith("*") ? slot.startsWith(wanted.slice(0, -1)) : slot === wanted;

async function paintSlots(
  wanted: readonly string[],
  isAll: boolean,
  versions: PictureManifest["versions"],
): Promise<void> {
  const content = readContent();
  const names = readSlots(content).map(({ name }) => name);
  const unknown = wanted.filter((one) => !names.some((name) => matches(name)(one)));
  if (unknown.length > 0)
    throw new Error(`Nothing is drawn for ${unknown.join(", ")} in painter/slots/.`);
  if (isAll) {
    await writeBands();
    await drawIcons();
  }
  const isChosen = (slot: string) => isAll || wanted.some(matches(slot));
  await paintPictures(content, isChosen, versions);
}

/** Runs `npm run paint` with these arguments. */
export async function paintSite(
  args: readonly string[],
  versions: PictureManifest["versions"],
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      all: { type: "boolean", default: false },
      films: { type: "boolean", default: false },
      sheet: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  try {
    if (values.films) await renderFilms(positionals, readSlots(readContent()));
    else if (values.sheet)
      console.log(await writeReviewSheet(readSlots(readContent()), positionals[0] ?? "screens"));
    else if (values.help || (positionals.length === 0 && !values.all)) console.log(usage);
    else await paintSlots(positionals, values.all, versions);
  } catch (error) {
    if (!(error instanceof ContentFaults)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
