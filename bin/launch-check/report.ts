import type { LaunchItem, Station } from "../../staff/pages/launch.tsx";

const placeOf = ({ where }: LaunchItem) =>
  "setting" in where
    ? `set ${where.setting}: ${where.holds.en}`
    : `${where.file} · ${where.field || "(the whole file)"}`;

function linesOf({ title, proofs, kinds }: Station): string[] {
  const proved = proofs.map(({ what, how, by, day }) =>
    day === null ? `  [ ] ${what.en} (${by.en})\n      ${how.en}` : `  [x] ${what.en}, ${day}`,
  );
  const harmful = kinds.flatMap(({ by, items }) =>
    items
      .filter(({ harms }) => harms)
      .map((item) =>
        [
          `  [!] ${item.what.en} (${by.en})`,
          placeOf(item),
          `A visitor meanwhile: ${item.meanwhile.en}`,
        ].join("\n      "),
      ),
  );
  const open = kinds
    .map((kind) => ({ ...kind, open: kind.items.filter(({ harms }) => !harms).length }))
    .filter((kind) => kind.open > 0)
    .map((kind) => `  ${kind.open} open: ${kind.title.en} (${kind.by.en})`);
  return [title.en, ...proved, ...harmful, ...open, ""];
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
