import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import {
  KeptFiles,
  PICTURES_AT_ONCE,
  type PictureDescription,
  type PictureManifest,
} from "@long-way-home/painter";
import pMap from "p-map";
import sharp from "sharp";
import subsetFont from "subset-font";
import type { ShareManifest } from "#reader/picture-manifest.ts";
import { languages, type Language } from "#domain/language/language.ts";
import { fontFiles } from "#app/styles/font-files.ts";
import { openFont, type Typeface } from "../../fonts/typeset.ts";
import type { Slot } from "../parse-slots.ts";
import { ARCH, fieldFor, shareCard } from "./card.ts";
import type { ShareSubject } from "./subjects.ts";

/** Shown for pages without a picture of their own. */
const USUAL_PICTURE = "home-path-green-building";
const FONT_WIDTH = 77;
// A painting has few colours: a palette keeps letters crisp at two thirds of a JPEG's bytes.
const PAINTING = { palette: true, colours: 128, dither: 0, effort: 1 };
const PHOTOGRAPH = { quality: 76, mozjpeg: true };

export type DrawSharesOptions = {
  /** Name of the organisation. */
  name: string;
  subjects: ShareSubject[];
  slots: Slot[];
  pictures: PictureManifest;
  photographs: Map<string, string>;
  paint: (description: PictureDescription) => string;
  /** Changes whenever the painter, or this, may draw otherwise. */
  version: string;
  folder: string;
  onDrawn: (name: string, isNew: boolean) => void;
};

type ShareMemory = { key: string; file: string };

/** The display face of the site, as narrow as its largest headings. */
async function displayFace(): Promise<Typeface> {
  const woff2 = await readFile(`public${fontFiles.display}`);
  const sfnt = await subsetFont(woff2, undefined, { keepAllGlyphs: true, targetFormat: "sfnt" });
  return openFont(sfnt, { wdth: FONT_WIDTH });
}

/** A painting as elements that fill the arch. */
function paintedArch(svg: string): string {
  const { x, y, width, height } = ARCH;
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return svg.replace(
    / width="[\d.]+" height="[\d.]+">/,
    ` ${box} preserveAspectRatio="xMidYMid slice">`,
  );
}

/** A photograph as an element that fills the arch. */
async function photographedArch(file: string): Promise<string> {
  const { x, y, width, height } = ARCH;
  const cut = sharp(file)
    .autoOrient()
    .resize(width, height, { fit: "cover", position: "attention" });
  const data = (await cut.jpeg({ quality: 90 }).toBuffer()).toString("base64");
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/jpeg;base64,${data}"/>`;
}

const digest = (...parts: string[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);

/** Scenes are painted anew for the arch; other pictures have one shape. */
function forArch(description: PictureDescription): PictureDescription {
  return description.draw === "scene" ? { ...description, ratio: "4:5" } : description;
}

/** One card to draw: a page in a language, with the slot of its picture. */
type Wanted = {
  subject: ShareSubject;
  language: Language;
  title: string;
  slot: Slot;
  photograph: string | undefined;
};

/** `blog/<id>` or `green-builds/<id>` in Spanish → `<id>-es`. */
const nameOf = ({ subject, language }: Wanted): string =>
  `${subject.page.split("/").at(-1)}-${language}`;

class ShareDrawer {
  private readonly options: DrawSharesOptions;
  private readonly store: KeptFiles<ShareMemory>;
  private face: Promise<Typeface> | undefined;

  constructor(options: DrawSharesOptions, store: KeptFiles<ShareMemory>) {
    this.options = options;
    this.store = store;
  }

  private field(slot: Slot): string {
    return fieldFor(this.options.pictures[slot.name]?.placeholder ?? "clear");
  }

  private async key({ title, slot, photograph }: Wanted): Promise<string> {
    const made = photograph
      ? await readFile(photograph, "base64")
      : JSON.stringify(slot.description);
    const { version, name } = this.options;
    return digest(version, name, title, made, this.field(slot));
  }

  private async card({ title, slot, photograph }: Wanted): Promise<string> {
    this.face ??= displayFace();
    const { name, paint } = this.options;
    const picture = photograph
      ? await photographedArch(photograph)
      : paintedArch(paint(forArch(slot.description)));
    return shareCard(await this.face, { title, name, picture, field: this.field(slot) });
  }

  /** Draws a card unless it is there already; tells its file. */
  async draw(cardName: string, wanted: Wanted): Promise<string> {
    const key = await this.key(wanted);
    const known = this.store.recall(cardName);
    if (known?.key === key) {
      this.options.onDrawn(cardName, false);
      return known.file;
    }
    const card = await this.card(wanted);
    const [type, encoding] = wanted.photograph
      ? (["jpg", PHOTOGRAPH] as const)
      : (["png", PAINTING] as const);
    const file = `${cardName}-${digest(card, JSON.stringify(encoding), sharp.versions.sharp!).slice(0, 10)}.${type}`;
    const isNew = known?.file !== file;
    if (isNew) {
      const image = sharp(Buffer.from(card)).removeAlpha();
      const encoded = type === "jpg" ? image.jpeg(encoding) : image.png(encoding);
      await this.store.write(file, await encoded.toBuffer());
    }
    this.store.remember(cardName, { key, file });
    this.options.onDrawn(cardName, isNew);
    return file;
  }
}

/** Draws the share picture of every page in each language that has its title, and tells the site where they are. */
export async function drawShares(options: DrawSharesOptions): Promise<ShareManifest> {
  const slots = new Map(options.slots.map((slot) => [slot.name, slot]));
  const store = await KeptFiles.open<ShareMemory>(options.folder, (_, { file }) => [file]);
  const drawer = new ShareDrawer(options, store);
  const wanted = options.subjects.flatMap((subject) => {
    const slot = slots.get(subject.picture ?? "") ?? slots.get(USUAL_PICTURE);
    if (!slot) return [];
    const photograph = options.photographs.get(slot.name);
    return languages.flatMap((language) => {
      const title = subject.title[language];
      return title === undefined ? [] : [{ subject, language, title, slot, photograph }];
    });
  });
  const files = await pMap(wanted, (each) => drawer.draw(nameOf(each), each), {
    concurrency: PICTURES_AT_ONCE,
  });
  const manifest: ShareManifest = {};
  for (const [i, { subject, language }] of wanted.entries()) {
    const address = `/pictures/share/${files[i]}`;
    manifest[subject.page] = { ...manifest[subject.page]!, [language]: address };
  }
  await store.close("share.json", manifest, wanted.map(nameOf));
  return manifest;
}
