import { createHash, type Hash } from "node:crypto";
import { z } from "zod";

/**
 * The lines of a backup, the same for both databases, each a JSON value: a header; for each table, its name and columns,
 * then an array for each row, ordered by the primary key; last, the number of rows and SHA-256 of each table.
 */

export type Cell = string | number | null | Uint8Array;

const headerSchema = z.object({
  format: z.literal("long-way-home backup"),
  version: z.literal(1),
  engine: z.enum(["sqlite", "postgres"]),
  takenAt: z.iso.datetime(),
  /** The migrations that its tables had, in order. */
  schema: z.array(z.string()).min(1),
  /** The last id that each table has assigned, so that none is assigned again. */
  counters: z.record(z.string(), z.int().nonnegative()),
});
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
const sumSchema = z.object({ rows: z.int().nonnegative(), sha256: z.string() });
const endSchema = z.object({ tables: z.record(z.string(), sumSchema) });
const cellSchema = z.union([
  z.string(),
  z.number(),
  z.null(),
  z.object({ base64: z.base64() }).transform(({ base64 }) => Buffer.from(base64, "base64")),
]);

const partSchema = z.union([
  z.array(cellSchema).transform((cells) => ({ kind: "row" as const, cells })),
  tableSchema.transform((table) => ({ kind: "table" as const, ...table })),
  headerSchema.transform((header) => ({ kind: "header" as const, header })),
  endSchema.transform((end) => ({ kind: "end" as const, ...end })),
]);

export type BackupHeader = z.infer<typeof headerSchema>;
export type TableSum = z.infer<typeof sumSchema>;
export type TableSums = Readonly<Record<string, TableSum>>;

/** Why a backup cannot be used; front ends have its sentence. The value is a table, names of migrations, or a file. */
export type BackupFaultCode =
  | "cut_off"
  | "damaged"
  | "differs"
  | "encrypted"
  | "not_encrypted"
  | "erased_damaged"
  | "erased_other_key"
  | "misfit"
  | "newer"
  | "not_empty"
  | "older"
  | "other_key";

export class BackupFault extends Error {
  override readonly name = "BackupFault";
  readonly code: BackupFaultCode;
  readonly of: string;

  constructor(code: BackupFaultCode, of = "") {
    super(`the backup is not usable: ${code} ${of}`.trimEnd());
    this.code = code;
    this.of = of;
  }
}

export function headerLine(header: Omit<BackupHeader, "format" | "version">): string {
  return JSON.stringify({ format: "long-way-home backup", version: 1, ...header });
}

export function rowLine(cells: readonly Cell[]): string {
  return JSON.stringify(
    cells.map((cell) =>
      cell instanceof Uint8Array ? { base64: Buffer.from(cell).toString("base64") } : cell,
    ),
  );
}

/** Counts and hashes the lines of one table. The first one has its columns and is not counted. */
export class TableCount {
  #rows = -1;
  readonly #hash: Hash = createHash("sha256");

  add(line: string): void {
    this.#hash.update(line).update("\n");
    this.#rows += 1;
  }

  sum(): TableSum {
    return { rows: this.#rows, sha256: this.#hash.digest("hex") };
  }
}

/**
 * Parses the lines of a backup and validates each; at the end, compares the counts and hashes of all tables.
 * @throws BackupFault when a line is malformed, or rows are missing, changed or added
 */
export async function* readParts(lines: AsyncIterable<string>) {
  const counts = new Map<string, TableCount>();
  // No row comes before a table.
  let columns = -1;
  let last: TableCount | null = null;
  let before: z.infer<typeof partSchema>["kind"] | null = null;
  for await (const line of lines) {
    const part = parse(line);
    if (before === "end" || (before === null) !== (part.kind === "header")) throw damaged();
    if (part.kind === "table") {
      if (counts.has(part.table)) throw damaged();
      last = new TableCount();
      counts.set(part.table, last);
      columns = part.columns.length;
    }
    if (part.kind === "row" && part.cells.length !== columns) throw damaged();
    if (part.kind === "table" || part.kind === "row") last?.add(line);
    if (part.kind === "end") {
      const sums = [...counts].map(([table, count]) => [table, count.sum()] as const);
      requireSame(part.tables, Object.fromEntries(sums));
    }
    before = part.kind;
    yield part;
  }
  if (before !== "end") throw new BackupFault("cut_off");
}

/**
 * Compares the counts and hashes of tables.
 * @throws BackupFault with the first table that differs
 */
export function requireSame(wanted: TableSums, found: TableSums): void {
  for (const table of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
    const want = Object.hasOwn(wanted, table) ? wanted[table] : undefined;
    const have = Object.hasOwn(found, table) ? found[table] : undefined;
    if (want?.rows !== have?.rows || want?.sha256 !== have?.sha256)
      throw new BackupFault("differs", table);
  }
}

function parse(line: string) {
  try {
    return partSchema.parse(JSON.parse(line));
  } catch {
    throw damaged();
  }
}

const damaged = () => new BackupFault("damaged");
