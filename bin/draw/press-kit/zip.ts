import { crc32, deflateRawSync } from "node:zlib";

/** A file of an archive: its path with slashes, and its bytes. */
export type ZipFile = { name: string; bytes: Uint8Array };

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const NAMES_ARE_UTF8 = 0x0800;
const DEFLATED = 8;
const STORED = 0;
// January 1, 1980: the same files always give the same archive.
const TIME = 0;
const DATE = 0x21;

/** What the local and the central header say alike, from the version to the length of the name. */
function description(file: ZipFile, name: Buffer, method: number, packed: Uint8Array): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(VERSION, 0);
  header.writeUInt16LE(NAMES_ARE_UTF8, 2);
  header.writeUInt16LE(method, 4);
  header.writeUInt16LE(TIME, 6);
  header.writeUInt16LE(DATE, 8);
  header.writeUInt32LE(crc32(file.bytes), 10);
  header.writeUInt32LE(packed.length, 14);
  header.writeUInt32LE(file.bytes.length, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
}

function numbers(...parts: [bytes: 2 | 4, value: number][]): Buffer {
  const buffer = Buffer.alloc(parts.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of parts) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

/**
 * A ZIP archive (PKWARE's APPNOTE, without ZIP64: below 4 GB and 65,535 files). The same files give the
 * same bytes.
 */
export function zip(files: readonly ZipFile[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.name, "utf8");
    const deflated = deflateRawSync(file.bytes, { level: 9 });
    const isSmaller = deflated.length < file.bytes.length;
    const packed = isSmaller ? deflated : Buffer.from(file.bytes);
    const said = description(file, name, isSmaller ? DEFLATED : STORED, packed);
    const body = Buffer.concat([numbers([4, LOCAL_HEADER]), said, name, packed]);
    bodies.push(body);
    const rest = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
    directory.push(numbers([4, CENTRAL_HEADER], [2, VERSION]), said, rest, name);
    offset += body.length;
  }
  const central = Buffer.concat(directory);
  const { length } = files;
  const end = numbers(
    [4, END],
    [2, 0],
    [2, 0],
    [2, length],
    [2, length],
    [4, central.length],
    [4, offset],
    [2, 0],
  );
  return Buffer.concat([...bodies, central, end]);
}
