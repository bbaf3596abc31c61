import { crc32, inflateRawSync } from "node:zlib";

/** Opens an archive as programs do: from its end, by its directory. Throws when a file is damaged. */
export function openZip(archive: Buffer): Map<string, Buffer> {
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
    if (crc32(bytes) !== archive.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`);
    if (bytes.length !== archive.readUInt32LE(at + 24))
      throw new Error(`${name} has another length`);
    files.set(name, bytes);
    at += 46 + nameLength;
  }
  return files;
}
