import { z } from "zod";

const [four, six] = [z.ipv4(), z.ipv6()];

/** The network of a client address (`clientAddress`), as shared by a household or school: /24 (IPv4) or /48 (IPv6). Null if invalid. */
export function addressBlock(address: string): string | null {
  if (four.safeParse(address).success) return `${address.split(".", 3).join(".")}.0/24`;
  if (!six.safeParse(address).success) return null;
  // In a URL its groups have no leading zeros.
  const [head = "", tail = ""] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  return `${[...before, ...zeros, ...after].slice(0, 3).join(":")}::/48`;
}
