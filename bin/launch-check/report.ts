import type { LaunchItem, Station } from "../../staff/pages/launch.tsx";

const placeOf = ({ where }: LaunchItem) =>
  "setting" in where
    ? `set ${where.setting}: ${where.holds.en}`
    : `${where.file} · ${where.field || "(the whole file)"}`;

function linesOf({ title, proofs, kinds }: Station): string[] {
  const proved = proofs.map(({ what, how, by, day }) =>
    day === null ? `  [ ] ${what.en} (${by.en})\n      ${how.en}` : `  [x] ${what.en}, ${day}`,
  );
  const missing = kinds.flatMap(({ title: kind, by, items }) => {
    const harmful = items.filter(({ harms }) => harms);
    const told = harmful.map((item) => {
      const meanwhile = `A visitor meanwhile: ${item.meanwhile.en}`;
      return `  [!] ${item.what.en} (${by.en})\n      ${placeOf(item)}\n      ${meanwhile}`;
    });
    const open = items.length - harmful.length;
    return open > 0 ? [...told, `  ${open} open: ${kind.en} (${by.en})`] : told;
  });
  return [title.en, ...proved, ...missing, ""];
}

/** The way as a person reads it; what is merely open is counted, and named at the desk and by --json. */
export function formatStations(stations: readonly Station[]): string {
  const items = stations.flatMap(({ kinds }) => kinds.flatMap((kind) => kind.items));
  const harmful = items.filter(({ harms }) => harms).length;
  const unproved = stations.flatMap(({ proofs }) => proofs).filter(({ day }) => day === null);
  return [
    ...stations.flatMap(linesOf),
    `${harmful} would harm a visitor, ${unproved.length} not proved, ${items.length - harmful} merely open`,
  ].join("\n");
}
