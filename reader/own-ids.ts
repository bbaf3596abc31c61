import type { Fault } from "./fault.ts";

/** Entries with the id of an earlier entry: calendars, anchors and URLs could not tell them apart. @param lists values by file */
export function repeatedIds(lists: Readonly<Record<string, unknown>>): Fault[] {
  return Object.entries(lists).flatMap(([file, list]) => {
    const seen = new Set<unknown>();
    return (Array.isArray(list) ? list : []).flatMap((entry: { id?: unknown } | null, at) => {
      const id = entry?.id;
      const isNew = id === undefined || !seen.has(id);
      seen.add(id);
      if (isNew) return [];
      const expected = "an id that no other entry of the list has";
      return [{ file, field: `${at}.id`, expected, found: `"${String(id)}"` }];
    });
  });
}

/** Picture slots that two files of content/scenes/ define. */
export function repeatedSlots(files: Readonly<Record<string, unknown>>): Fault[] {
  const homes = new Map<string, string>();
  const scenes = Object.entries(files).filter(([file]) => file.startsWith("content/scenes/"));
  return scenes.flatMap(([file, slots]) =>
    Object.keys(slots as object).flatMap((field): Fault[] => {
      const home = homes.get(field);
      homes.set(field, file);
      if (!home) return [];
      return [{ file, field, expected: "a name of its own", found: `it in ${home} too` }];
    }),
  );
}
