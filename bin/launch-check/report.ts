import { textOf, type LaunchItem, type Station } from "../../staff/parts/launch-words.ts";
import { readWords, textsIn } from "../../staff/visit/visit.ts";

const say = textsIn(readWords(), "en");
const reader = { say, language: "en" } as const;

const placeOf = ({ where, code }: LaunchItem) =>
  typeof where === "string"
    ? `set ${where}: ${say(`holds_${code}`)}`
    : `${where.file} · ${where.field || "(the whole file)"}`;

function linesOf({ name, proofs, kinds }: Station): string[] {
  const byOf = (by: string) => say(`by_${by}`);
  const proved = proofs.map(({ code, by, day }) =>
    day === null
      ? `  [ ] ${say(`proof_${code}`)} (${byOf(by)})\n      ${say(`how_${code}`)}`
      : `  [x] ${say(`proof_${code}`)}, ${day}`,
  );
  const missing = kinds.flatMap(({ kind, by, items }) => {
    const harmful = items.filter(({ harms }) => harms);
    const lines = harmful.map(
      (item) => `  [!] ${textOf(item, "what", reader)} (${byOf(by)})\n      ${placeOf(item)}`,
    );
    const open = items.length - harmful.length;
    return open > 0 ? [...lines, `  ${open} open: ${say(`kind_${kind}`)} (${byOf(by)})`] : lines;
  });
  return [say(`station_${name}`), ...proved, ...missing, ""];
}

/** The launch list as text. Items that mislead nobody are only counted; the desk and --json list them. */
export function formatStations(stations: readonly Station[]): string {
  const items = stations.flatMap(({ kinds }) => kinds.flatMap((kind) => kind.items));
  const harmful = items.filter(({ harms }) => harms).length;
  const unproved = stations.flatMap(({ proofs }) => proofs).filter(({ day }) => day === null);
  return [
    ...stations.flatMap(linesOf),
    `${harmful} would harm a visitor, ${unproved.length} not proved, ${items.length - harmful} merely open`,
  ].join("\n");
}
