import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pMap from "p-map";
import sharp from "sharp";
import { z } from "zod";
import { ContentFaults } from "../../reader/fault.ts";
import { projectRoot } from "../../reader/project-root.ts";
import { readYaml } from "../../reader/content-files.ts";
import { paintPixels, PICTURES_AT_ONCE } from "../src/index.ts";
import type { Slot } from "./slots.ts";

const group = z.strictObject({
  es: z.string(),
  en: z.string(),
  rules: z.array(z.strictObject({ picture: z.string(), es: z.string(), en: z.string() })),
});
type Rule = z.infer<typeof group>["rules"][number];

const file = "painter/review.yaml";

const STYLE = `@page{size:letter;margin:14mm}body{font:11pt/1.35 sans-serif;margin:0}h1{font-size:17pt;margin:0 0 2mm}
section{break-before:page}section:first-of-type{break-before:auto}article{display:grid;grid-template-columns:62mm 1fr;gap:6mm;break-inside:avoid;border-top:1px solid #999;padding:3mm 0}
img{width:62mm}p{margin:0 0 1.5mm}.en{color:#555;font-size:9.5pt}.line{border-bottom:1px solid #999;height:7mm}`;

/** Writes a printable page of rules with their pictures, on which experts strike out mistakes and add notes. */
export async function writeReviewSheet(slots: readonly Slot[], folder: string): Promise<string> {
  const read = readYaml(file, readFileSync(join(projectRoot, file), "utf8"));
  if ("faults" in read) throw new ContentFaults(read.faults);
  const pictureOf = async (name: string): Promise<string> => {
    const { data, info } = await paintPixels(
      slots.find((slot) => slot.name === name)!.description,
      900,
    );
    const jpeg = await sharp(data, { raw: info }).removeAlpha().jpeg({ quality: 80 }).toBuffer();
    return jpeg.toString("base64");
  };
  const article = async ({ picture, es, en }: Rule) =>
    `<article><img alt="" src="data:image/jpeg;base64,${await pictureOf(picture)}"><div><p lang="es">${es}</p><p lang="en" class="en">${en}</p><p>☐ Así es · It is so &emsp; ☐ No es así · It is not so:</p><div class="line"></div><div class="line"></div></div></article>`;
  const sections = await pMap(z.array(group).parse(read.value), async ({ es, en, rules }) => {
    const articles = await pMap(rules, article, { concurrency: PICTURES_AT_ONCE });
    return `<section><h1>${es} <span class="en" lang="en">· ${en}</span></h1><p>Tache lo que no es así y escriba cómo es. <span class="en" lang="en">Strike out what is not so, and write how it is.</span></p>${articles.join("")}</section>`;
  });
  await mkdir(folder, { recursive: true });
  const written = join(folder, "review-sheet.html");
  const head = `<!doctype html><html lang="es"><meta charset="utf-8"><title>Dibujos: tache lo que no es así</title><style>${STYLE}</style>`;
  await writeFile(written, `${head}<body>${sections.join("")}</body></html>\n`);
  return written;
}
