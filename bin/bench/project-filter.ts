import {
  choiceOf,
  chooseProjects,
  projectCategories,
  projectStatuses,
} from "#domain/project-filter.ts";
import { median, type BenchTable } from "./table.ts";

const size = 10_000;
const runs = 41;
/** One frame at 60 Hz: a choice is answered before the next one is drawn. */
const limitMs = 16;

const words =
  "tire wall earth stove water tank bottle dome classroom family slope rain roof bamboo";

/** As many builds as no portfolio has, the same in every run. */
function manyProjects() {
  const vocabulary = words.split(" ");
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const text = (length: number) =>
    Array.from({ length }, () => vocabulary[next(vocabulary.length)]).join(" ");
  return Array.from({ length: size }, (_, number) => ({
    category: projectCategories[next(projectCategories.length)]!,
    status: projectStatuses[next(projectStatuses.length)]!,
    title: `${text(3)} ${number}`,
    description: text(24),
  }));
}

const questions = [
  ["nothing chosen", ""],
  ["a kind and two states", "category=stoves&status=student-led&status=concepts"],
  ["words that many contain", "q=Water+Tank"],
  ["words that none contains", "q=castle"],
  ["everything at once", "category=buildings&category=stoves&status=concepts&q=RAIN"],
] as const;

/** A choice among 10,000 builds: which are shown, and the count beside every other choice. */
export async function benchProjectFilter(): Promise<BenchTable> {
  const projects = manyProjects();
  const rows = questions.map(([name, query]) => {
    const choice = choiceOf(new URLSearchParams(query));
    let shown = 0;
    const times = Array.from({ length: runs }, () => {
      const start = performance.now();
      shown = chooseProjects(projects, choice).shown.length;
      return performance.now() - start;
    });
    return [name, shown, median(times).toFixed(2), Math.max(...times).toFixed(2), limitMs];
  });
  return {
    title: `Filtering ${size.toLocaleString("en-US")} green builds`,
    note: `The builds that a choice shows and the counts beside all choices, ${runs} runs each, the first ones cold.`,
    columns: ["choice", "shown", "median ms", "slowest ms", "limit ms"],
    rows,
  };
}
