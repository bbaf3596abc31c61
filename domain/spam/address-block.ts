import { z } from "zod";

const [four, six] = [z.ipv4(), z.ipv6()];

/** The network of a client address, as shared by a household or school: /24 (IPv4) or /48 (IPv6). Null if invalid. */
export function addressBlock(address: string): string | null {
  const plain = address.trim().replaceAll(/^\[|%.*$|\]$/g, "");
  const mapped = plain.replace(/^::ffff:(?=\d+\.)/i, "");
  if (four.safeParse(mapped).success) return `${mapped.split(".", 3).join(".")}.0/24`;
  if (!six.safeParse(plain).success) return null;
  // In a URL it is in lower case, and its groups have no leading zeros.
  const [head = "", tail = ""] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  return `${[...before, ...zeros, ...after].slice(0, 3).join(":")}::/48`;
}
