/**
 * Renders the hero films into public/films/ from their paintings. Run by hand
 * (`npm run render-films [-- <film>…]`); what it writes is committed. Needs ffmpeg and a Chromium.
 */
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { paint } from "#painter/paint.ts";
import { readSlots } from "./draw.ts";
import { tellFaults } from "./draw/tell-faults.ts";
import { encodeFilm, requireFfmpeg } from "./films/encode-film.ts";
import { FILMS, FRAMES_PER_SECOND } from "./films/films.ts";
import { takeFrames } from "./films/frames.ts";

const FOLDER = "public/films";

function tell(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}`);
}

async function renderFilm(name: string): Promise<void> {
  const film = FILMS[name];
  if (!film)
    throw new Error(`There is no film "${name}": name one of ${Object.keys(FILMS).join(", ")}.`);
  const slot = (await readSlots()).find((each) => each.name === film.slot);
  if (!slot)
    throw new Error(`The film "${name}" moves the picture "${film.slot}", which is not there.`);
  const work = await mkdtemp(join(tmpdir(), "film-"));
  try {
    const count = film.seconds * FRAMES_PER_SECOND;
    await takeFrames(paint(slot.description, film), film, async (frame, png) => {
      await writeFile(join(work, `${String(frame).padStart(4, "0")}.png`), png);
      tell(`${name}: frame ${frame + 1} of ${count}`);
    });
    tell(`${name}: encoding`);
    await encodeFilm(join(work, "%04d.png"), join(work, name), (file, bytes, quality) => {
      tell("");
      console.log(`${file.slice(work.length + 1)}  ${bytes} bytes, quality ${quality}`);
    });
    for (const file of await readdir(work)) {
      if (/\.(webm|mp4)$/.test(file)) await copyFile(join(work, file), `${FOLDER}/${file}`);
    }
  } finally {
    await rm(work, { recursive: true });
  }
}

await tellFaults(async () => {
  await requireFfmpeg();
  await mkdir(FOLDER, { recursive: true });
  const wanted = process.argv.slice(2);
  for (const name of wanted.length > 0 ? wanted : Object.keys(FILMS)) await renderFilm(name);
});
