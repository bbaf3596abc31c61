import type { House } from "./measure.ts";
import type { Room, Spread } from "./rooms.ts";

/** A house and what its column is called. */
export type Column = { readonly title: string; readonly house: House };

const spread = ({ median, p95, most }: Spread) => `${median} / ${p95} / ${most}`;

/** What is told of a room, each with how it is written; null where it says nothing. */
const figures: [string, (room: Room) => string | null][] = [
  ["files of code", ({ files }) => (files > 0 ? String(files) : null)],
  ["lines of code", ({ files, lines }) => (files > 0 ? String(lines) : null)],
  ["lines of a file", ({ files, fileLines }) => (files > 0 ? spread(fileLines) : null)],
  ["lines of a function", ({ files, functionLines }) => (files > 0 ? spread(functionLines) : null)],
  ["comments", ({ files, commentShare }) => (files > 0 ? `${commentShare.toFixed(1)} %` : null)],
  ["non-null !", ({ files, nonNull }) => (files > 0 ? String(nonNull) : null)],
  ["sheets, lines", ({ cssFiles, cssLines }) => (cssFiles > 0 ? `${cssFiles}, ${cssLines}` : null)],
  ["lines of content", ({ contentLines }) => (contentLines > 0 ? String(contentLines) : null)],
];

function row(name: string, cells: readonly string[]): string {
  return `  ${name.padEnd(22)}${cells.map((cell) => cell.padStart(18)).join("")}`.trimEnd();
}

function roomRows(columns: readonly Column[]): string[] {
  const names = new Set(columns.flatMap(({ house }) => house.rooms.map(({ room }) => room)));
  const last = "all but painter and tests";
  const ordered = [...names].filter((name) => name !== last).toSorted();
  return [...ordered, last].flatMap((name) => {
    const rooms = columns.map(({ house }) => house.rooms.find(({ room }) => room === name));
    const rows = figures.flatMap(([figure, write]) => {
      const cells = rooms.map((room) => (room ? write(room) : null));
      return cells.every((cell) => cell === null)
        ? []
        : [
            row(
              figure,
              cells.map((cell) => cell ?? "-"),
            ),
          ];
    });
    return [name, ...rows, ""];
  });
}

function circleRows(columns: readonly Column[]): string[] {
  const kinds = ["rooms", "folders", "files"] as const;
  const counts = kinds.map((kind) =>
    row(
      `between ${kind}`,
      columns.map(({ house }) => String(house.circles[kind].length)),
    ),
  );
  const latest = columns.at(-1);
  const named = latest
    ? [
        ...latest.house.circles.rooms,
        ...latest.house.circles.folders,
        ...latest.house.circles.files,
      ]
    : [];
  return [
    "circles of imports (none is the goal)",
    ...counts,
    ...named.map((circle) => `    ${circle.join(" · ")}`),
    "",
  ];
}

function walkRows(columns: readonly Column[]): string[] {
  const walks = columns.at(-1)?.house.walks ?? [];
  const rows = walks.flatMap(({ walk, goal }, i) => [
    `  ${walk}: goal ${goal}`,
    ...columns.flatMap(({ title, house }) => {
      const { places = [], tests = [] } = house.walks[i] ?? {};
      const beside = tests.length > 0 ? `, and ${tests.length} in tests` : "";
      return [
        `    ${title}: ${places.length}${beside}`,
        ...places.map((place) => `      ${place}`),
      ];
    }),
  ]);
  return ["walks: the places touched", ...rows, ""];
}

function longRows(columns: readonly Column[]): string[] {
  return columns.flatMap(({ title, house }) => [
    `files above their limit, ${title}: ${house.longFiles.length}`,
    ...house.longFiles.map(
      ({ path, lines, limit }) => `  ${String(lines).padStart(4)} of ${limit}  ${path}`,
    ),
  ]);
}

/** The measures for people; with two columns, before and after stand beside each other. */
export function formatHouse(columns: readonly Column[]): string {
  return [
    row(
      "",
      columns.map(({ title }) => title),
    ),
    "  (lines of a file and of a function: median / 95th of a hundred / longest)",
    "",
    ...roomRows(columns),
    ...circleRows(columns),
    ...walkRows(columns),
    ...longRows(columns),
  ].join("\n");
}
