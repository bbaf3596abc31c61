import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { zipSync } from "fflate";
import sharp from "sharp";
import { formatDate } from "#domain/language/format.ts";
import { fillTemplate, languages, type Language } from "#domain/language/language.ts";
import { figureGroups, reader } from "#reader/content.ts";
import { listFiles } from "#reader/list-files.ts";
import { loadedContent, type Content } from "#reader/load.ts";
import { drawingFolder, pathOfPicture, readPictures } from "#reader/picture-manifest.ts";
import { projectRoot } from "#reader/project-root.ts";
import { siteUrl } from "#reader/site-url.ts";
import { findPhotographs } from "../pictures/find-photographs.ts";

type Kit = Content["pressKit"];

const folder = "long-way-home-press-kit";
const logoFolder = join(projectRoot, "public/press-kit/logo");
const printWidth = 2000;
const jpeg = { quality: 82, mozjpeg: true, chromaSubsampling: "4:4:4" };
// Pictures are compressed by their format; a fixed date, so that the same files give the same bytes.
const settings = { level: 0, mtime: new Date(1980, 0, 1) } as const;

function noteText({ title, lines }: Kit["licence"]): string {
  const inOne = (language: Language) =>
    `${title[language]}\n\n${lines.map((line) => line[language]).join("\n\n")}\n`;
  return fillTemplate(languages.map(inOne).join("\n----\n\n"), { site: siteUrl() });
}

/** All figures of content/facts.yaml with dates and sources, as plain text. */
function factsSheet({ title, intro, as_of, undated, source }: Kit["sheet"], language: Language) {
  const groups = figureGroups(language).map((group) => {
    const lines = group.figures.map((figure) => {
      const day = figure.asOf ? formatDate(figure.asOf, language) : undated[language];
      const url = figure.source.url ? ` <${figure.source.url}>` : "";
      return `${figure.text}\n  ${figure.label}. ${figure.note}\n  ${as_of[language]}: ${day}. ${source[language]}: ${figure.source.title}${url}`;
    });
    return `${group.title}\n${"=".repeat(group.title.length)}\n${lines.join("\n")}`;
  });
  return `${title[language]}\n\n${intro[language]}\n\n${groups.join("\n\n")}\n`;
}

/** A picture for print as JPEG: the photograph, else the drawing in print size, else its largest web file. */
async function printed(slot: string, photograph: string | undefined): Promise<Buffer> {
  const print = readPictures().prints[slot];
  if (!photograph && print) return readFile(join(drawingFolder, "print", print));
  const picture = reader("en").picture(slot);
  return sharp(photograph ?? pathOfPicture(picture, picture.widths.at(-1)!))
    .autoOrient()
    .resize(printWidth, null, { withoutEnlargement: true })
    .jpeg(jpeg)
    .toBuffer();
}

function descriptions(slots: readonly string[]): string {
  const inBoth = (slot: string) =>
    languages.map((language) => reader(language).picture(slot).alt).join("\n");
  return slots.map((slot) => `${slot}.jpg\n${inBoth(slot)}\n`).join("\n");
}

async function pack({ pressKit: kit, pictureWords }: Content): Promise<Uint8Array<ArrayBuffer>> {
  const { photographs } = findPhotographs(new Set(Object.keys(pictureWords.drawings)));
  const files: Record<string, Uint8Array> = {
    "readme.txt": Buffer.from(noteText(kit.readme)),
    "licence.txt": Buffer.from(noteText(kit.licence)),
    "pictures/descriptions.txt": Buffer.from(descriptions(kit.pictures)),
  };
  for (const language of languages)
    files[`facts/facts-sheet-${language}.txt`] = Buffer.from(factsSheet(kit.sheet, language));
  for (const logo of listFiles("*", logoFolder))
    files[`logo/${logo}`] = await readFile(join(logoFolder, logo));
  for (const slot of kit.pictures)
    files[`pictures/${slot}.jpg`] = await printed(slot, photographs.get(slot));
  const inFolder = Object.entries(files).map(([name, bytes]) => [`${folder}/${name}`, bytes]);
  return zipSync(Object.fromEntries(inFolder), settings);
}

const packed = new WeakMap<Content, Promise<Uint8Array<ArrayBuffer>>>();

/** The press kit as a ZIP file: logo, figures, pictures for print with descriptions, and licence. Cached by content. */
export function pressKit(): Promise<Uint8Array<ArrayBuffer>> {
  const { content } = loadedContent();
  const kit = packed.get(content) ?? pack(content);
  packed.set(content, kit);
  // Do not cache a failure.
  kit.catch(() => packed.delete(content));
  return kit;
}
