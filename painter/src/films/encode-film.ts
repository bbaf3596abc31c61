import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";
import { FILM_BYTES, FRAMES_PER_SECOND } from "./film.ts";

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

type Encoder = (frames: string, file: string, quality: number) => Promise<void>;

const source = (frames: string): string[] => [
  "-framerate",
  String(FRAMES_PER_SECOND),
  "-i",
  frames,
];

const vp9: Encoder = async (frames, file, quality) => {
  const settings = [
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
    "-passlogfile",
    `${file}.log`,
  ];
  const fast = ["-pass", "1", "-cpu-used", "4", "-f", "null", "/dev/null"];
  const good = ["-pass", "2", "-cpu-used", "2", "-auto-alt-ref", "1", "-lag-in-frames", "25", file];
  await execute("ffmpeg", [...QUIET, ...source(frames), ...settings, ...fast]);
  await execute("ffmpeg", [...QUIET, ...source(frames), ...settings, ...good]);
};

const h264: Encoder = async (frames, file, quality) => {
  await execute("ffmpeg", [
    ...QUIET,
    ...source(frames),
    ...COLOUR,
    "-c:v",
    "libx264",
    "-crf",
    String(quality),
    "-preset",
    "slower",
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
 * @param frames pattern of the PNG files, such as `frames/%04d.png`
 * @param file without its ending
 */
export async function encodeFilm(
  frames: string,
  file: string,
  onFile: (name: string, bytes: number, quality: number) => void,
): Promise<void> {
  for (const { ending, encode, qualities } of FILES) {
    const name = `${file}.${ending}`;
    let bytes = Infinity;
    for (const quality of qualities) {
      await encode(frames, name, quality);
      bytes = (await stat(name)).size;
      if (bytes > FILM_BYTES) continue;
      onFile(name, bytes, quality);
      break;
    }
    if (bytes > FILM_BYTES) throw new Error(`${name} cannot be made small enough: ${bytes} bytes.`);
  }
}
