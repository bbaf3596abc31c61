/**
 * The table directory of a font file ("sfnt"): enough of the OpenType specification to take one
 * table out of a font and put it into another.
 */
type Tables = Map<string, Buffer>;

const HEADER = 12;
const ENTRY = 16;

/** The tables of a font, by tag. */
export function tablesOf(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let i = 0; i < font.readUInt16BE(4); i += 1) {
    const entry = HEADER + i * ENTRY;
    const start = font.readUInt32BE(entry + 8);
    const tag = font.toString("latin1", entry, entry + 4);
    tables.set(tag, font.subarray(start, start + font.readUInt32BE(entry + 12)));
  }
  return tables;
}

function padded(table: Buffer): Buffer {
  return Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let i = 0; i < table.length; i += 4) sum = (sum + table.readUInt32BE(i)) >>> 0;
  return sum;
}

/** A font file of these tables. */
function fontOf(version: Buffer, tables: Tables): Buffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const directory = Buffer.alloc(HEADER + sorted.length * ENTRY);
  const power = Math.floor(Math.log2(sorted.length));
  version.copy(directory);
  directory.writeUInt16BE(sorted.length, 4);
  directory.writeUInt16BE(2 ** power * ENTRY, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((sorted.length - 2 ** power) * ENTRY, 10);
  let at = directory.length;
  const bodies = sorted.map(([tag, table], i) => {
    const body = padded(table);
    const entry = HEADER + i * ENTRY;
    directory.write(tag, entry, "latin1");
    directory.writeUInt32BE(checksum(body), entry + 4);
    directory.writeUInt32BE(at, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    at += body.length;
    return body;
  });
  return Buffer.concat([directory, ...bodies]);
}

/** `font` with the table `tag` of `donor`, which must number its glyphs alike. */
export function withTableOf(font: Buffer, donor: Buffer, tag: string): Buffer {
  const table = tablesOf(donor).get(tag);
  if (!table) throw new Error(`The font to take ${tag} from has no such table.`);
  return fontOf(font.subarray(0, 4), new Map([...tablesOf(font), [tag, table]]));
}
