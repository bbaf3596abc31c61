import { suppliers, titleOf, type LaunchItem } from "./item.ts";

const placeOf = ({ where }: LaunchItem) =>
  "setting" in where
    ? `set ${where.setting}: ${where.holds.en}`
    : `${where.file} · ${where.field || "(the whole file)"}`;

/** What stands in its place is told once above several items that share it. */
function lines(items: readonly LaunchItem[]): string[] {
  const bySight = Map.groupBy(items, ({ meanwhile }) => meanwhile.en);
  return [...bySight].flatMap(([meanwhile, alike]) => [
    `    A visitor meanwhile: ${meanwhile}`,
    ...alike.map((item) => `      - ${item.what.en}\n        ${placeOf(item)}`),
  ]);
}

function part(title: string, items: readonly LaunchItem[]): string[] {
  if (items.length === 0) return [];
  const ofKind = (kind: string) => {
    const alike = items.filter((item) => item.kind === kind);
    if (alike.length === 0) return [];
    return [`  ${titleOf(kind).en} (${alike.length})`, ...lines(alike), ""];
  };
  const groups = Object.entries(suppliers).flatMap(([supplier, kinds]) => {
    const open = kinds.flatMap(ofKind);
    return open.length > 0 ? [`${supplier}:`, "", ...open] : [];
  });
  return [title, "", ...groups];
}

/** The list as a person reads it, what would harm a visitor apart from what is merely open. */
export function formatLaunchItems(items: readonly LaunchItem[]): string {
  const harmful = items.filter(({ harms }) => harms);
  const open = items.filter(({ harms }) => !harms);
  return [
    ...part("Would harm a visitor: mend this before the public comes", harmful),
    ...part("Merely open: not shown, or shown as it stands, until you supply it", open),
    `${harmful.length} would harm a visitor, ${open.length} merely open`,
  ].join("\n");
}
