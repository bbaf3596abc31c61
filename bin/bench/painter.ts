import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import {
  drawPictures,
  fileName,
  paint,
  type PictureManifest,
  SCENE_NAMES,
  timesFor,
} from "@long-way-home/painter";
import { PICTURE_FOLDER, readSlots } from "../site-build/draw-pictures.ts";
import type { Slot } from "../draw/parse-slots.ts";
import { median, type BenchTable } from "./table.ts";

/** The bench draws every so manieth slot and tells what all of them would take. */
const SAMPLE = 8;
const COLD_LIMIT_S = 60;
const MEDIAN_640_LIMIT_KB = 16;

/** Scenes painted to SVG text in a second, on one core. */
function scenesPerSecond(): number {
  const started = performance.now();
  for (const scene of SCENE_NAMES)
    paint({ draw: "scene", scene, time: timesFor(scene)[0]!, ratio: "3:2" });
  return SCENE_NAMES.length / ((performance.now() - started) / 1000);
}

type Drawing = { seconds: number; cpuSeconds: number };

async function drawInto(folder: string, slots: Slot[], force: boolean): Promise<Drawing> {
  const cpu = process.cpuUsage();
  const started = performance.now();
  await drawPictures({ slots, folder, force });
  const { user, system } = process.cpuUsage(cpu);
  return {
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: (user + system) / 1_000_000,
  };
}

/** Median size in kB of the drawn AVIF files of each width, with how many there are. */
async function bytesByWidth(): Promise<Map<number, { count: number; kilobytes: number }>> {
  const manifest = JSON.parse(
    await readFile(`${PICTURE_FOLDER}/manifest.json`, "utf8"),
  ) as PictureManifest;
  const sizes = new Map<number, number[]>();
  for (const [slot, { hash, widths, formats }] of Object.entries(manifest)) {
    if (formats[0] !== "avif") continue;
    for (const width of widths) {
      const file = fileName(slot, hash, { width, format: "avif" });
      const { size } = await stat(`${PICTURE_FOLDER}/${file}`);
      sizes.set(width, [...(sizes.get(width) ?? []), size / 1000]);
    }
  }
  const rows = [...sizes].toSorted(([one], [other]) => one - other);
  return new Map(
    rows.map(([width, all]) => [width, { count: all.length, kilobytes: median(all) }]),
  );
}

/** How fast pictures are painted and drawn, cold and warm, and how heavy they are at each width. */
export async function benchPainter(): Promise<BenchTable> {
  const slots = await readSlots();
  const sample = slots.filter((_, i) => i % SAMPLE === 0);
  const whole = slots.length / sample.length;
  const folder = await mkdtemp(join(tmpdir(), "bench-pictures-"));
  try {
    const painted = scenesPerSecond();
    const cold = await drawInto(folder, sample, true);
    const warm = await drawInto(folder, sample, false);
    const onTwoCores = (cold.cpuSeconds * whole) / 2;
    const widths = [...(await bytesByWidth())].map(([width, { count, kilobytes }]) => [
      `median AVIF at ${width} px, kB (${count} files)`,
      kilobytes.toFixed(1),
      width === 640 ? MEDIAN_640_LIMIT_KB : "",
    ]);
    return {
      title: "Painting and drawing pictures",
      note:
        `${slots.length} slots; drawing is measured on every ${SAMPLE}th and scaled to all, on ` +
        `${availableParallelism()} cores that may have other work: the time of two idle ones is half the processor time.`,
      columns: ["what", "measured", "limit"],
      rows: [
        ["scenes painted per second, one core", painted.toFixed(0), ""],
        ["all pictures cold, s", (cold.seconds * whole).toFixed(1), ""],
        ["all pictures cold on two idle cores, s", onTwoCores.toFixed(1), COLD_LIMIT_S],
        ["all pictures warm, s", (warm.seconds * whole).toFixed(2), ""],
        ...widths,
      ],
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
