import { crc32, inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { zip } from "./zip.ts";

/** Opens an archive as programs do: from its end, by its directory. */
function open(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  let at = archive.readUInt32LE(end + 16);
  const files = new Map<string, Buffer>();
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    const bytes = archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed;
    expect(crc32(bytes)).toBe(archive.readUInt32LE(at + 16));
    expect(bytes.length).toBe(archive.readUInt32LE(at + 24));
    files.set(name, bytes);
    at += 46 + nameLength;
  }
  return files;
}

test("what was packed comes out again, letter for letter", () => {
  const words = Buffer.from("una llanta, dos llantas, tres llantas ".repeat(40));
  const noise = Buffer.from(Array.from({ length: 64 }, (_, i) => (i * 167) % 251));
  const files = open(
    zip([
      { name: "kit/léame.txt", bytes: words },
      { name: "kit/pictures/a.jpg", bytes: noise },
      { name: "kit/empty.txt", bytes: Buffer.alloc(0) },
    ]),
  );
  expect([...files.keys()]).toEqual(["kit/léame.txt", "kit/pictures/a.jpg", "kit/empty.txt"]);
  expect(files.get("kit/léame.txt")).toEqual(words);
  expect(files.get("kit/pictures/a.jpg")).toEqual(noise);
  expect(files.get("kit/empty.txt")).toHaveLength(0);
});

test("the same files give the same archive, and repeated words make it smaller", () => {
  const files = [{ name: "a.txt", bytes: Buffer.from("tire ".repeat(500)) }];
  expect(zip(files)).toEqual(zip(files));
  expect(zip(files).length).toBeLessThan(500);
});
