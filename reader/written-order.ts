const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * What a schema has checked, in the order of the file: a schema puts the fields it knows by name first,
 * and the register of figures is shown as it is written. Fields the schema added stand last.
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
