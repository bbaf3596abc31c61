/**
 * Renders the hero films into public/films/ from their paintings. Run by hand
 * (`npm run render-films [-- <film>…]`); what it writes is committed. Needs ffmpeg.
 */
import { renderFilm, requireFfmpeg } from "@long-way-home/painter/films";
import { tellFaults } from "./draw/tell-faults.ts";
import { FILMS, readFilm } from "./films.ts";

const FOLDER = "public/films";

function tell(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}`);
}

await tellFaults(async () => {
  await requireFfmpeg();
  const wanted = process.argv.slice(2);
  for (const name of wanted.length > 0 ? wanted : Object.keys(FILMS)) {
    await renderFilm(name, await readFilm(name), {
      folder: FOLDER,
      onStep: tell,
      onFile(file, bytes, quality) {
        tell("");
        console.log(`${file}  ${bytes} bytes, quality ${quality}`);
      },
    });
  }
});
