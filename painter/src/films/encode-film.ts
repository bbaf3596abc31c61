import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { FILM_BYTES, FILM_HEIGHT, FILM_WIDTH, FRAMES_PER_SECOND } from "./film.ts";

const execute = promisify(execFile);

/** Says in plain words that ffmpeg is needed, when it is. */
export async function requireFfmpeg(): Promise<void> {
  try {
    await execute("ffmpeg", ["-version"]);
  } catch {
    throw new Error(
      "Films need ffmpeg with VP9 and H.264 (Debian: apt-get install ffmpeg; macOS: brew install ffmpeg).",
    );
  }
}

const QUIET = ["-hide_banner", "-loglevel", "error", "-y"];
// Browsers must not guess how colours were coded, or the film differs from its still picture.
const COLOUR = [
  "-vf",
  "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p",
  "-colorspace",
  "bt709",
  "-color_primaries",
  "bt709",
  "-color_trc",
  "bt709",
  "-color_range",
  "tv",
];

/** What all frames are kept as between painting and encoding: nothing is lost. */
const KEPT = ["-c:v", "ffv1", "-level", "3", "-pix_fmt", "bgr0"];
const RAW = `-f rawvideo -pixel_format rgb24 -video_size ${FILM_WIDTH}x${FILM_HEIGHT}`.split(" ");

/** Keeps painted frames in one file without loss. Throws what ffmpeg says when it fails. */
export async function keepFrames(frames: AsyncIterable<Buffer>, file: string): Promise<void> {
  const rate = ["-framerate", String(FRAMES_PER_SECOND)];
  const child = spawn("ffmpeg", [...QUIET, ...RAW, ...rate, "-i", "-", ...KEPT, file], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const ended = once(child, "close");
  await pipeline(frames, child.stdin);
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not keep the frames (${code}).`);
}

type Encoder = (frames: string, file: string, quality: number) => Promise<void>;

const vp9: Encoder = async (frames, file, quality) => {
  await execute("ffmpeg", [
    ...QUIET,
    "-i",
    frames,
    ...COLOUR,
    "-c:v",
    "libvpx-vp9",
    "-crf",
    String(quality),
    "-b:v",
    "0",
    "-g",
    "400",
    "-row-mt",
    "1",
    "-tile-columns",
    "1",
    "-cpu-used",
    "4",
    "-auto-alt-ref",
    "1",
    "-lag-in-frames",
    "25",
    file,
  ]);
};

const h264: Encoder = async (frames, file, quality) => {
  await execute("ffmpeg", [
    ...QUIET,
    "-i",
    frames,
    ...COLOUR,
    "-c:v",
    "libx264",
    "-crf",
    String(quality),
    "-preset",
    "medium",
    "-tune",
    "animation",
    "-g",
    "400",
    "-movflags",
    "+faststart",
    file,
  ]);
};

/** The two files of a film with the qualities to try, best first. */
const FILES: { ending: string; encode: Encoder; qualities: number[] }[] = [
  { ending: "webm", encode: vp9, qualities: [30, 34, 38, 42, 46, 50] },
  { ending: "mp4", encode: h264, qualities: [22, 24, 26, 28, 30, 33] },
];

/**
 * Encodes frames as WebM and MP4, each as good as FILM_BYTES allow.
 * @param frames what `keepFrames` kept
 * @param file without its ending
 */
export async function encodeFilm(
  frames: string,
  file: string,
  onFile: (name: string, bytes: number, quality: number) => Promise<void>,
): Promise<void> {
  for (const { ending, encode, qualities } of FILES) {
    const name = `${file}.${ending}`;
    let bytes = Infinity;
    for (const quality of qualities) {
      await encode(frames, name, quality);
      bytes = (await stat(name)).size;
      if (bytes > FILM_BYTES) continue;
      await onFile(name, bytes, quality);
      break;
    }
    if (bytes > FILM_BYTES) throw new Error(`${name} cannot be made small enough: ${bytes} bytes.`);
  }
}
