import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { FILM_BYTES, FILM_HEIGHT, FILM_WIDTH, FRAMES_PER_SECOND } from "./film.ts";

const execute = promisify(execFile);

/** Throws with an instruction if ffmpeg is not installed. */
export async function requireFfmpeg(): Promise<void> {
  try {
    await execute("ffmpeg", ["-version"]);
  } catch {
    throw new Error(
      "Films need ffmpeg with VP9 and H.264 (Debian: apt-get install ffmpeg; macOS: brew install ffmpeg).",
    );
  }
}

/** Splits ffmpeg options at spaces; no option contains one. */
const splitOptions = (line: string): string[] => line.split(" ");

const QUIET = splitOptions("-hide_banner -loglevel error -y");
const RAW = splitOptions(
  `-f rawvideo -pixel_format rgb24 -video_size ${FILM_WIDTH}x${FILM_HEIGHT} -framerate ${FRAMES_PER_SECOND} -i -`,
);
/** Lossless codec of the intermediate file. */
const LOSSLESS = splitOptions("-c:v ffv1 -level 3 -pix_fmt bgr0");
// Tag the colour space explicitly, otherwise browsers guess and the film differs from its still
// picture.
const COLOUR = splitOptions(
  "-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv",
);
// Preserve the brush grain between key frames: no temporal filter, no coarser quantiser. Otherwise
// the grain visibly jumps back where the film loops.
const VP9 =
  "-c:v libvpx-vp9 -g 400 -row-mt 1 -tile-columns 1 -cpu-used 4 -auto-alt-ref 1 -arnr-strength 0 -lag-in-frames 25";
const H264 =
  "-c:v libx264 -preset medium -tune animation -x264-params ipratio=1:pbratio=1:mbtree=0 -g 400 -movflags +faststart";

/** The two output formats, with the qualities to try (best first) and the options that limit the bit rate. */
const FORMATS = [
  {
    ending: "webm",
    codec: splitOptions(VP9),
    qualities: [31, 36, 41, 46, 52],
    atMost: (rate: number) => ["-b:v", `${rate}`],
  },
  {
    ending: "mp4",
    codec: splitOptions(H264),
    qualities: [23, 26, 29, 33],
    atMost: (rate: number) => ["-maxrate", `${rate}`, "-bufsize", `${rate * 2}`],
  },
] as const;
type Format = (typeof FORMATS)[number];

/** Encoders overshoot the target bit rate slightly. */
const BITRATE_MARGIN = 0.9;

/** ffmpeg options for one output file. */
const output = (
  { codec, atMost }: Format,
  quality: number,
  { file, seconds }: { file: string; seconds: number },
): string[] => [
  ...COLOUR,
  ...codec,
  ...atMost(Math.round((FILM_BYTES * 8 * BITRATE_MARGIN) / seconds)),
  "-crf",
  String(quality),
  file,
];

/** Frames in order, and the duration in seconds. */
export type FrameSequence = { frames: AsyncIterable<Buffer>; seconds: number };

/** Encodes both formats at the best quality that fits; the frames stay for another attempt. */
async function encodeFrames(
  { frames, seconds }: FrameSequence,
  lossless: string,
  files: string[],
): Promise<void> {
  const outputs = FORMATS.flatMap((format, i) =>
    output(format, format.qualities[0], { file: files[i]!, seconds }),
  );
  const encoding = execute("ffmpeg", [...QUIET, ...RAW, ...LOSSLESS, lossless, ...outputs]);
  await Promise.all([pipeline(frames, encoding.child.stdin!), encoding]);
}

/**
 * Encodes frames as WebM and MP4, at the best quality within FILM_BYTES.
 * @param folder output folder; temporarily also holds much larger files
 */
export async function encodeFilm(
  sequence: FrameSequence,
  folder: string,
  name: string,
  onFile: (file: string, bytes: number, quality: number) => Promise<void>,
): Promise<void> {
  const lossless = join(folder, "frames.mkv");
  const files = FORMATS.map(({ ending }) => join(folder, `${name}.${ending}`));
  await encodeFrames(sequence, lossless, files);
  for (const [i, format] of FORMATS.entries()) {
    const file = files[i]!;
    const [best, ...worse] = format.qualities;
    let quality: number | undefined = best;
    let { size } = await stat(file);
    while (size > FILM_BYTES) {
      quality = worse.shift();
      if (quality === undefined)
        throw new Error(`${file} cannot be made small enough: ${size} bytes.`);
      await execute("ffmpeg", [
        ...QUIET,
        "-i",
        lossless,
        ...output(format, quality, { file, seconds: sequence.seconds }),
      ]);
      ({ size } = await stat(file));
    }
    await onFile(file, size, quality);
  }
}
