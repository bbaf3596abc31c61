import { expect, test } from "vitest";
import { looksLikeAddress } from "./name-address.ts";

const names = [
  "María Xicay",
  "Martin Luther King Jr.",
  "M. López",
  "Dr. Ana Tuc, Ph.D.",
  "Familia López (Comalapa) 2nd",
  "",
];
const addresses = [
  "Claim your prize at evil-site.example/x",
  "x.com",
  "10.0.0.1",
  "ana@example.org",
  "evil。example",
  "ｅvil．example",
  "//evil",
  "evil\\x",
  "sitio.é.x9",
];

test("addresses are told from names", () => {
  expect([...names, ...addresses].filter(looksLikeAddress)).toEqual(addresses);
});
