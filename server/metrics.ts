import { statfs } from "node:fs/promises";
import type { Figures } from "#domain/storage/figures.ts";
import { troubles, type Trouble } from "#domain/trouble.ts";

/** Answers since the start of the process by the first digit of their status. */
export type RequestCounts = Record<1 | 2 | 3 | 4 | 5, number>;

/** Everything `/metrics` tells. */
export type MetricsSource = {
  readonly requests: RequestCounts;
  readonly figures: () => Promise<Figures>;
  readonly troubles: () => readonly Trouble[];
  /** The folder whose disk must have room. */
  readonly dataDir: string;
  /** The commit that was built; null: unknown. */
  readonly commit: string | null;
};

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];

/** One metric in Prometheus' text form 0.0.4; without samples nothing is known of it, and it is left out. */
function metric(name: string, type: "counter" | "gauge", help: string, samples: readonly Sample[]) {
  if (samples.length === 0) return "";
  const lines = samples.map(([labels, value]) => {
    const inside = Object.entries(labels).map(([key, text]) => `${key}=${JSON.stringify(text)}`);
    return `${name}${inside.length > 0 ? `{${inside.join(",")}}` : ""} ${value}\n`;
  });
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

const gauge = (name: string, help: string, value: number | null) =>
  metric(name, "gauge", help, value === null ? [] : [[{}, value]]);
const seconds = (moment: Date | null) => (moment === null ? null : moment.getTime() / 1000);

/**
 * The metrics of this process. What the database tells is the same for every process on it; while it
 * does not answer, `site_database_up` is 0 and the rest of it is left out.
 */
export async function metricsText(source: MetricsSource): Promise<string> {
  const [figures, disk] = await Promise.all([
    source.figures().catch(() => null),
    statfs(source.dataDir).catch(() => null),
  ]);
  const current = source.troubles();
  return [
    metric("site_build_info", "gauge", "The commit that was built.", [
      [{ commit: source.commit ?? "unknown" }, 1],
    ]),
    metric(
      "site_requests_total",
      "counter",
      "Answers of this process since its start, by class of status.",
      Object.entries(source.requests).map(([first, count]): Sample => [
        { status: `${first}xx` },
        count,
      ]),
    ),
    metric(
      "site_trouble",
      "gauge",
      "1 while it does not work.",
      troubles.map((what): Sample => [{ what }, current.includes(what) ? 1 : 0]),
    ),
    gauge("site_disk_free_bytes", "Room for the data.", disk && disk.bavail * disk.bsize),
    gauge("site_database_up", "1 while the database answers.", figures ? 1 : 0),
    ...(figures ? ofFigures(figures) : []),
  ].join("");
}

function ofFigures(figures: Figures): string[] {
  const { booksCheck } = figures;
  return [
    gauge("site_mail_waiting", "Letters on their way out.", figures.lettersWaiting),
    gauge(
      "site_mail_oldest_waiting_timestamp_seconds",
      "When the oldest waiting letter was written.",
      seconds(figures.oldestWaiting),
    ),
    gauge("site_mail_dead", "Letters that were given up.", figures.lettersDead),
    gauge(
      "site_webhook_last_timestamp_seconds",
      "When the payment provider last told of something.",
      seconds(figures.lastWebhook),
    ),
    gauge(
      "site_books_check_timestamp_seconds",
      "When the books were last checked.",
      seconds(booksCheck?.at ?? null),
    ),
    gauge(
      "site_books_balanced",
      "1 when that check found the books balanced.",
      booksCheck && (booksCheck.isBalanced ? 1 : 0),
    ),
    gauge(
      "site_backup_last_timestamp_seconds",
      "The hour of the last npm run backup.",
      seconds(figures.lastBackup),
    ),
  ];
}
