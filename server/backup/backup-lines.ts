import { createHash } from "node:crypto";
import type { Hash } from "node:crypto";
import { z } from "zod";

/**
 * A backup as lines of JSON, the same for both databases: a header, then each table as its name and
 * columns and a line for each row in the order of its key, then the count and SHA-256 of each table.
 */

export type Cell = string | number | null | Uint8Array;

const headerSchema = z.object({
  format: z.literal("long-way-home backup"),
  version: z.literal(1),
  engine: z.enum(["sqlite", "postgres"]),
  takenAt: z.iso.datetime(),
  /** Steps of the schema its tables have behind them, in order. */
  schema: z.array(z.string()).min(1),
  /** The last number each table has given to a row, so that none is given a second time. */
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

/** One line of a backup that was read and fits what stood before it. */
export type BackupPart =
  | { readonly kind: "header"; readonly header: BackupHeader }
  | { readonly kind: "table"; readonly table: string; readonly columns: readonly string[] }
  | { readonly kind: "row"; readonly cells: readonly Cell[] }
  | { readonly kind: "end"; readonly tables: TableSums };

/** A backup that cannot be used, in one line for the operator. */
export class BackupFault extends Error {
  override readonly name = "BackupFault";
}

/** @returns the first line */
export function headerLine(header: Omit<BackupHeader, "format" | "version">): string {
  return JSON.stringify({ format: "long-way-home backup", version: 1, ...header });
}

/** @returns the line of a row */
export function rowLine(cells: readonly Cell[]): string {
  return JSON.stringify(
    cells.map((cell) =>
      cell instanceof Uint8Array ? { base64: Buffer.from(cell).toString("base64") } : cell,
    ),
  );
}

/** Counts and sums up the lines of one table. Its first names the columns and is no row. */
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
 * Reads a backup's lines and checks them as they pass: the form of each, and at the end that every
 * table has the rows that were written.
 *
 * @throws BackupFault when a line is not one of a backup, or rows are missing, changed or too many
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
      if (!header.success) throw new BackupFault("is no backup of this site");
      state = "tables";
      yield { kind: "header", header: header.data };
    } else if (state === "ended") {
      throw new BackupFault("goes on behind its end");
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
  if (state !== "ended") throw new BackupFault("is cut off: its end is missing");
}

/**
 * Holds tables against each other, count by count and sum by sum.
 * @throws BackupFault naming the first table that differs
 */
export function requireSame(wanted: TableSums, found: TableSums): void {
  for (const table of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
    const want = Object.hasOwn(wanted, table) ? wanted[table] : undefined;
    const have = Object.hasOwn(found, table) ? found[table] : undefined;
    if (want?.rows !== have?.rows) {
      const rows = `${have?.rows ?? "no"} rows of ${want?.rows ?? "no"}`;
      throw new BackupFault(`does not hold together: ${rows} in the table ${table}`);
    }
    if (want?.sha256 !== have?.sha256) {
      throw new BackupFault(`does not hold together: a row of the table ${table} differs`);
    }
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw damaged();
  }
}

const damaged = () => new BackupFault("is damaged, or no backup of this site");
