/**
 * One page of a long list.
 * @param requested from 1; clamped to existing pages, and 1 for anything but a number
 */
export function pageOfList<Entry>(all: readonly Entry[], requested: number, size: number) {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(Math.max(1, Math.trunc(requested) || 1), pages);
  return { entries: all.slice((page - 1) * size, page * size), page, pages };
}
