/** The network of a client address, as shared by a household or school: /24 (IPv4) or /48 (IPv6). Null if invalid. */
export function addressBlock(address: string): string | null {
  const plain = address
    .trim()
    .replace(/^\[|\]$/g, "")
    .replace(/%.*$/, "")
    .toLowerCase();
  const four = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(plain);
  if (four) {
    const parts = four.slice(1).map(Number);
    return parts.every((part) => part <= 255) ? `${parts.slice(0, 3).join(".")}.0/24` : null;
  }
  const six = expand(plain);
  return six && `${six.slice(0, 3).join(":")}::/48`;
}

/** The eight groups of an IPv6 address without leading zeros; null if invalid. */
function expand(address: string): string[] | null {
  if (!/^[0-9a-f:]+$/.test(address)) return null;
  const [head = "", tail, extra] = address.split("::");
  if (extra !== undefined) return null;
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...before, ...Array<string>(missing).fill("0"), ...after];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/.test(group))) return null;
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
