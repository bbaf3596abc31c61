import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { KeptFiles, PICTURES_AT_ONCE, paintPixels } from "@long-way-home/painter";
import { favicon, mark } from "@long-way-home/painter/mark";
import pMap from "p-map";
import sharp from "sharp";
import type { z } from "zod";
import { ContentFaults, faultsOf } from "#reader/fault.ts";
import { readYaml } from "#reader/read-yaml.ts";
import { factsFile } from "#reader/schema/facts.ts";
import type { Pair } from "#reader/schema/pair.ts";
import { pressKitFile, type PressKitFile } from "#reader/schema/press-kit.ts";
import { wholeLanguages } from "#domain/language/language.ts";
import type { Slot } from "../parse-slots.ts";
import { factsSheet, sheetAsHtml, sheetAsText } from "./facts-sheet.ts";
import { zip, type ZipFile } from "./zip.ts";

const PRESS_KIT_FOLDER = ".cache/press-kit";
const PRESS_KIT = "long-way-home-press-kit";

export type PackOptions = {
  slots: Slot[];
  /** Files of real photographs, by slot. */
  photographs: Map<string, string>;
  /** Changes whenever the painter or the packing may come out otherwise. */
  version: string;
};

const PRINT_WIDTH = 2000;
const LOGO_WIDTH = 1024;
// Flat colours show every saved chroma sample as a fringe.
const JPEG = { quality: 82, mozjpeg: true, chromaSubsampling: "4:4:4" };
const INK = "#1f1b24";
const PAPER = "#fff8ea";

async function read<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const yaml = readYaml(file, await readFile(file, "utf8"));
  if ("faults" in yaml) throw new ContentFaults(yaml.faults);
  const parsed = schema.safeParse(yaml.value);
  if (!parsed.success) throw new ContentFaults(faultsOf(file, yaml.value, parsed.error));
  return parsed.data;
}

/** The slots the kit names, in its order. Throws ContentFaults for a name without a slot. */
function chosenSlots(kit: PressKitFile, slots: Slot[]): Slot[] {
  const byName = new Map(slots.map((slot) => [slot.name, slot]));
  return kit.pictures.map((name, i) => {
    const slot = byName.get(name);
    if (slot) return slot;
    const fault = {
      file: "content/press-kit.yaml",
      field: `pictures[${i}]`,
      expected: "a slot of content/scenes/",
      found: `"${name}"`,
    };
    throw new ContentFaults([fault]);
  });
}

const text = (name: string, content: string): ZipFile => ({ name, bytes: Buffer.from(content) });
const both = (pair: Pair): string => `${pair.en}\n${pair.es}`;

/** A note in both languages, one after the other. */
function noteText({ title, lines }: PressKitFile["licence"]): string {
  return wholeLanguages
    .map(
      (language) => `${title[language]}\n\n${lines.map((line) => line[language]).join("\n\n")}\n`,
    )
    .join("\n----\n\n");
}

async function logos(): Promise<ZipFile[]> {
  const drawings = {
    mark: mark({ ink: INK }),
    "mark-on-dark": mark({ ink: PAPER }),
    "mark-on-red": favicon(),
  };
  const files = Object.entries(drawings).map(async ([name, svg]) => {
    const png = sharp(Buffer.from(svg), { density: 1600 }).resize(LOGO_WIDTH).png();
    return [
      text(`logo/${name}.svg`, svg),
      { name: `logo/${name}.png`, bytes: await png.toBuffer() },
    ];
  });
  return (await Promise.all(files)).flat();
}

/** A picture for print: the photograph where there is one, else the drawing. */
async function printed(slot: Slot, { photographs }: PackOptions): Promise<ZipFile> {
  const photograph = photographs.get(slot.name);
  const name = `pictures/${slot.name}.jpg`;
  if (photograph) {
    const cut = sharp(photograph)
      .autoOrient()
      .resize(PRINT_WIDTH, null, { withoutEnlargement: true });
    return { name, bytes: await cut.jpeg(JPEG).toBuffer() };
  }
  const { data, info } = await paintPixels(slot.description, PRINT_WIDTH);
  const drawn = sharp(data, { raw: info }).removeAlpha();
  return { name, bytes: await drawn.jpeg(JPEG).toBuffer() };
}

function descriptions(slots: Slot[]): string {
  return slots.map(({ name, alt }) => `${name}.jpg\n${both(alt)}\n`).join("\n");
}

async function contents(
  kit: PressKitFile,
  slots: Slot[],
  options: PackOptions,
): Promise<ZipFile[]> {
  const facts = await read("content/facts.yaml", factsFile);
  const sheets = wholeLanguages.flatMap((language) => {
    const sheet = factsSheet(facts, kit.sheet, language);
    return [
      text(`facts/facts-sheet-${language}.html`, sheetAsHtml(sheet)),
      text(`facts/facts-sheet-${language}.txt`, sheetAsText(sheet)),
    ];
  });
  const pictures = await pMap(slots, (slot) => printed(slot, options), {
    concurrency: PICTURES_AT_ONCE,
  });
  const files = [
    text("readme.txt", noteText(kit.readme)),
    text("licence.txt", noteText(kit.licence)),
    ...(await logos()),
    ...sheets,
    ...pictures,
    text("pictures/descriptions.txt", descriptions(slots)),
  ];
  return files.map(({ name, bytes }) => ({ name: `${PRESS_KIT}/${name}`, bytes }));
}

/**
 * Packs the press kit unless it is packed already, and notes its size for the page that offers it.
 * Throws ContentFaults.
 */
export async function packPressKit(options: PackOptions): Promise<void> {
  const kit = await read("content/press-kit.yaml", pressKitFile);
  const slots = chosenSlots(kit, options.slots);
  const hash = createHash("sha256").update(JSON.stringify([options.version, kit, slots]));
  hash.update(await readFile("content/facts.yaml"));
  for (const { name } of slots) {
    const photograph = options.photographs.get(name);
    if (photograph) hash.update(await readFile(photograph));
  }
  const key = hash.digest("hex").slice(0, 16);
  const file = `${PRESS_KIT}.zip`;
  const store = await KeptFiles.open<{ key: string; bytes: number }>(PRESS_KIT_FOLDER, () => [
    file,
  ]);
  const known = store.recall(PRESS_KIT);
  let bytes = known?.bytes ?? 0;
  if (known?.key !== key) {
    const archive = zip(await contents(kit, slots, options));
    bytes = archive.length;
    await store.write(file, archive);
    store.remember(PRESS_KIT, { key, bytes });
  }
  await store.close("kit.json", { bytes, pictures: slots.length }, [PRESS_KIT]);
}
