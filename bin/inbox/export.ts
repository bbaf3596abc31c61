import { csvLine, csvStart } from "#domain/csv.ts";
import { allForms } from "#domain/forms/all-forms.ts";
import { newsletterUrl } from "#domain/newsletter/newsletter.ts";
import type { Storage } from "#domain/storage/storage.ts";
import type { KeptSubmission } from "#domain/submissions/records.ts";
import type { Subscriber } from "#domain/newsletter/subscribers.ts";
import type { Options } from "./options.ts";
import { openPrivate } from "./open-private.ts";
import { counted, progress, say } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";

type Cell = string | number | boolean | null;

/** How one kind of row becomes a line of the table or an object of the JSON file. */
type Layout<Row> = {
  readonly columns: readonly string[];
  readonly cells: (row: Row) => readonly Cell[];
};

/** `export`: everything that fits the filter, as CSV or JSON, to the terminal or a file. */
export async function exportAll(
  storage: Storage,
  options: Options,
  terminal: Terminal,
  siteUrl: string,
): Promise<void> {
  const { filter } = options;
  const isNewsletter = filter.form === "newsletter";
  const total = isNewsletter
    ? (await storage.subscribers.countByState())[options.readers]
    : await storage.submissions.count(filter);
  const lines = isNewsletter
    ? toLines(storage.subscribers.each(options.readers, filter.language), readers(siteUrl), options)
    : toLines(storage.submissions.each(filter), submissions(filter.form), options);

  const file = options.output === null ? null : await openPrivate(options.output);
  const bar = progress(terminal.err, "exported", total);
  let rows = 0;
  for await (const { text, isRow } of lines) {
    if (isRow) bar.step((rows += 1));
    if (file) await file.write(text);
    // A pipe that is read slowly must not fill the memory.
    else if (!terminal.out.write(text)) await new Promise((go) => terminal.out.once("drain", go));
  }
  await file?.close();
  bar.end(rows);
  await storage.audit.append(new Date(), "exported", {
    form: filter.form ?? "all",
    format: options.format,
    rows,
  });
  if (options.output !== null) say(terminal.err, `${counted(rows, "row")} in ${options.output}`);
}

type Line = { readonly text: string; readonly isRow: boolean };

async function* toLines<Row>(
  rows: AsyncIterable<Row>,
  layout: Layout<Row>,
  { format }: Options,
): AsyncIterable<Line> {
  const isCsv = format === "csv";
  yield { text: isCsv ? csvStart + csvLine(layout.columns) : "[", isRow: false };
  let comma = "\n";
  for await (const row of rows) {
    const cells = layout.cells(row);
    const entries = layout.columns.map((name, column) => [name, cells[column] ?? null]);
    yield {
      text: isCsv ? csvLine(cells) : `${comma}${JSON.stringify(Object.fromEntries(entries))}`,
      isRow: true,
    };
    comma = ",\n";
  }
  if (!isCsv) yield { text: "\n]\n", isRow: false };
}

function submissions(formName: string | undefined): Layout<KeptSubmission> {
  const forms = allForms.filter((form) => formName === undefined || form.name === formName);
  const fields = new Set(
    forms.flatMap((form) =>
      Object.entries(form.fields)
        .filter(([, field]) => field.kind !== "file")
        .map(([name]) => name),
    ),
  );
  return {
    columns: [
      "reference",
      "form",
      "language",
      "state",
      "received_at",
      "pictures",
      ...fields,
      // Behind the others, where nobody's spreadsheet is moved by them.
      "stage",
      "stage_at",
      "closed_because",
      "answered_at",
    ],
    cells: (one) => [
      one.reference,
      one.form,
      one.language,
      one.state,
      one.receivedAt.toISOString(),
      one.pictureCount,
      ...Array.from(fields, (name) => one.fields[name] ?? null),
      one.stage,
      one.stageAt?.toISOString() ?? null,
      one.closedBecause,
      one.answeredAt?.toISOString() ?? null,
    ],
  };
}

/** With the link to leave, so that whoever sends the newsletter can put it into each letter. */
function readers(siteUrl: string): Layout<Subscriber> {
  return {
    columns: ["email", "language", "state", "asked_at", "confirmed_at", "unsubscribe_url"],
    cells: (reader) => [
      reader.email,
      reader.language,
      reader.state,
      reader.askedAt.toISOString(),
      reader.confirmedAt?.toISOString() ?? null,
      newsletterUrl(siteUrl, "unsubscribe", reader.language, reader.token),
    ],
  };
}
