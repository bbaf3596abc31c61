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
const rowSchema = z.array(cellSchema);

export type BackupHeader = z.infer<typeof headerSchema>;
export type TableSum = z.infer<typeof sumSchema>;
export type TableSums = Readonly<Record<string, TableSum>>;

/** One line of a backup, parsed, and valid at its place. */
export type BackupPart =
  | { readonly kind: "header"; readonly header: BackupHeader }
  | { readonly kind: "table"; readonly table: string; readonly columns: readonly string[] }
  | { readonly kind: "row"; readonly cells: readonly Cell[] }
  | { readonly kind: "end"; readonly tables: TableSums };

/** Why a backup cannot be used; front ends have its sentence. The value is a table, names of migrations, or a file. */
export type BackupFaultCode =
  | "cut_off"
  | "damaged"
  | "differs"
  | "encrypted"
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
 *
 * @throws BackupFault when a line is malformed, or rows are missing, changed or added
 */
export async function* readParts(lines: AsyncIterable<string>): AsyncGenerator<BackupPart> {
  const sums = new Map<string, TableSum>();
  let open: {
    readonly table: string;
    readonly columns: number;
    readonly count: TableCount;
  } | null = null;
  let state: "start" | "tables" | "ended" = "start";
  const close = () => {
    if (open) sums.set(open.table, open.count.sum());
    open = null;
  };
  for await (const line of lines) {
    const value = parse(line);
    if (state === "start") {
      const header = headerSchema.safeParse(value);
      if (!header.success) throw damaged();
      state = "tables";
      yield { kind: "header", header: header.data };
    } else if (state === "ended") {
      throw damaged();
    } else if (Array.isArray(value)) {
      const cells = rowSchema.safeParse(value);
      if (!open || !cells.success || cells.data.length !== open.columns) throw damaged();
      open.count.add(line);
      yield { kind: "row", cells: cells.data };
    } else {
      close();
      const head = tableSchema.safeParse(value);
      if (head.success) {
        const { table, columns } = head.data;
        if (sums.has(table)) throw damaged();
        open = { table, columns: columns.length, count: new TableCount() };
        open.count.add(line);
        yield { kind: "table", table, columns };
      } else {
        const end = endSchema.safeParse(value);
        if (!end.success) throw damaged();
        requireSame(end.data.tables, Object.fromEntries(sums));
        state = "ended";
        yield { kind: "end", tables: end.data.tables };
      }
    }
  }
  if (state !== "ended") throw new BackupFault("cut_off");
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

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw damaged();
  }
}

const damaged = () => new BackupFault("damaged");
