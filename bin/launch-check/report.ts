import {
  kindTitles,
  launchKinds,
  supplierOf,
  suppliers,
  supplierTitles,
  type LaunchItem,
} from "./item.ts";

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
  const ofSupplier = (supplier: string) =>
    launchKinds
      .filter((kind) => supplierOf[kind] === supplier)
      .map((kind) => [kind, items.filter((item) => item.kind === kind)] as const)
      .filter(([, alike]) => alike.length > 0)
      .flatMap(([kind, alike]) => [
        `  ${kindTitles[kind].en} (${alike.length})`,
        ...lines(alike),
        "",
      ]);
  const groups = suppliers.flatMap((supplier) => {
    const open = ofSupplier(supplier);
    return open.length > 0 ? [`${supplierTitles[supplier]}:`, "", ...open] : [];
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
