import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

const fields = "application/x-www-form-urlencoded";
const parts = "multipart/form-data; boundary=xyz";

function part(name: string, value: string | Buffer, more = ""): Buffer {
  const head = `--xyz\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(value), Buffer.from("\r\n")]);
}

function multipart(...all: readonly Buffer[]): Buffer {
  return Buffer.concat([...all, Buffer.from("--xyz--\r\n")]);
}

function story(picture: Buffer): Buffer {
  const texts = {
    form: "story",
    name: "Luz Cali",
    email: "luz@example.org",
    title: "El muro",
    story: "Empezamos con tres llantas y una pala, y en mayo el muro ya sostenía el cerro.",
    peopleAgreed: "on",
    mayPublish: "on",
  };
  return multipart(
    ...Object.entries(texts).map(([name, value]) => part(name, value)),
    part("pictures", picture, '; filename="a.png"\r\nContent-Type: image/png'),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
}

/** A black picture of 80 million pixels with 16 bits, interlaced, in 160 kB (PNG, 11.2). */
function hugePng(): Buffer {
  const [width, height] = [10_000, 8000];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 16 bits of grey, and interlaced as Adam7 has it.
  header.set([16, 0, 0, 0, 1], 8);
  // More zeros than its rows need do no harm.
  const pixels = deflateSync(Buffer.alloc(width * height * 2 + 4 * height), { level: 1 });
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A picture of 24 million pixels that is a real one for all limits. */
function largeJpeg(): Promise<Buffer> {
  const create = { width: 6000, height: 4000, channels: 3, background: "#c83" } as const;
  return sharp({ create }).jpeg().toBuffer();
}

const to =
  (path: string, type: string) =>
  (what: string, body: Buffer, times = 1) => ({ what, path, type, body, times });

/** Requests, or several at once, by somebody who wants the site to stop answering; made anew, as some are large. */
export async function hostileRequests() {
  const [contact, donate] = [to("/contact", fields), to("/donate", fields)];
  const share = to("/share-your-story", parts);
  const marks = "%CC%81%CC%96".repeat(20_000);
  const long = (bytes: number, more = "") =>
    multipart(part("story", Buffer.alloc(bytes, "a"), more));
  return [
    contact("500,000 fields", Buffer.from(`form=contact&${"a&".repeat(500_000)}`)),
    donate("20,000 fields, under every limit of bytes", Buffer.from("a&".repeat(20_000))),
    contact("40,000 accents on one letter", Buffer.from(`form=contact&message=e${marks}`)),
    share("130,000 empty parts", multipart(Buffer.from(part("a", "").toString().repeat(130_000)))),
    share("a story of 50 MB", long(50_000_000)),
    share(
      "a story of 5 MB that says it has a file's name",
      long(5_000_000, "\r\nX-Filename: a.jpg"),
    ),
    share(
      "a part with a million headers",
      multipart(Buffer.from(`--xyz\r\n${"a: b\r\n".repeat(1_000_000)}\r\n\r\n`)),
    ),
    share("a PNG of 80 million pixels, 16 bits, interlaced", story(hugePng())),
    share("three JPEGs of 24 million pixels at once", story(await largeJpeg()), 3),
  ];
}
