import { statfs } from "node:fs/promises";
import type { StorageMetrics } from "#domain/storage/storage-metrics.ts";
import { troubles } from "#domain/trouble.ts";
import type { Services } from "./services.ts";

/** Responses since the start of the process, by the first digit of their status. */
export type RequestCounts = Record<1 | 2 | 3 | 4 | 5, number>;

/** Figures that the main thread adds to those of the application. */
export type Served = { readonly requests: RequestCounts; readonly commit: string | null };

/** One metric. A null value is unknown; the metric is left out. */
type Metric = readonly [name: string, help: string, value: number | null | Labelled];
type Labelled = readonly (readonly [label: string, value: string, count: number])[];

/** The text format 0.0.4 of Prometheus. */
function textOf([name, help, value]: Metric): string {
  if (value === null) return "";
  const type = name.endsWith("_total") ? "counter" : "gauge";
  const lines =
    typeof value === "number"
      ? [`${name} ${value}\n`]
      : value.map(([label, of, count]) => `${name}{${label}=${JSON.stringify(of)}} ${count}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

/**
 * The text of `/metrics`. Metrics from the database are the same for every process on it; while it cannot be reached,
 * `site_database_up` is 0 and the others are left out.
 */
export async function metricsText(
  services: Pick<Services, "storage" | "troubles">,
  dataDir: string,
  { requests, commit }: Served,
): Promise<string> {
  const [figures, disk] = await Promise.all([
    services.storage.storageMetrics().catch(() => null),
    statfs(dataDir).catch(() => null),
  ]);
  const current = services.troubles();
  const metrics: Metric[] = [
    ["site_build_info", "The commit that was built.", [["commit", commit ?? "unknown", 1]]],
    [
      "site_requests_total",
      "Answers of this process since its start, by class of status.",
      Object.entries(requests).map(([first, count]) => ["status", `${first}xx`, count]),
    ],
    [
      "site_trouble",
      "1 while it does not work.",
      troubles.map((what) => ["what", what, current.includes(what) ? 1 : 0]),
    ],
    ["site_disk_free_bytes", "Room for the data.", disk && disk.bavail * disk.bsize],
    ["site_database_up", "1 while the database answers.", figures ? 1 : 0],
    ...(figures ? databaseMetrics(figures) : []),
  ];
  return metrics.map(textOf).join("");
}

function databaseMetrics(figures: StorageMetrics): Metric[] {
  const { booksCheck: books } = figures;
  const seconds = (moment: Date | null | undefined) => (moment ? moment.getTime() / 1000 : null);
  return [
    ["site_mail_waiting", "E-mails in the outbox.", figures.mails.waiting],
    [
      "site_mail_oldest_waiting_timestamp_seconds",
      "When the oldest e-mail in the outbox was written, or leaves if it waits for that.",
      seconds(figures.oldestWaiting),
    ],
    ["site_mail_dead", "E-mails that were given up.", figures.mails.dead],
    [
      "site_webhook_last_timestamp_seconds",
      "When the payment provider last sent a webhook.",
      seconds(figures.lastWebhook),
    ],
    ["site_books_check_timestamp_seconds", "When the books were last checked.", seconds(books?.at)],
    [
      "site_books_balanced",
      "1 when that check found the books balanced.",
      books && (books.isBalanced ? 1 : 0),
    ],
    [
      "site_backup_last_timestamp_seconds",
      "The hour of the last backup, nightly or by npm run backup.",
      seconds(figures.lastBackup),
    ],
  ];
}
