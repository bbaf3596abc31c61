const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Restores the order of keys as in the file: zod puts known keys first, but the register of figures is shown in the
 * file's order. Keys that the schema added come last.
 */
export function inWrittenOrder(written: unknown, checked: unknown): unknown {
  if (Array.isArray(written) && Array.isArray(checked)) {
    return checked.map((item, at) => inWrittenOrder(written[at], item));
  }
  if (!isGroup(written) || !isGroup(checked)) return checked;
  const names = new Set([...Object.keys(written), ...Object.keys(checked)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => Object.hasOwn(checked, name))
      .map((name) => [name, inWrittenOrder(written[name], checked[name])]),
  );
}
