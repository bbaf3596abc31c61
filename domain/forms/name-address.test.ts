import { expect, test } from "vitest";
import { looksLikeAddress } from "./name-address.ts";

const names = [
  "María Xicay",
  "Martin Luther King Jr.",
  "M. López",
  "St. John",
  "J.R.R. Tolkien",
  "Dr. Ana Tuc, Ph.D.",
  "Ixchel ’Ajpu",
  "O'Neill-García",
  "Familia López (Comalapa) 2nd",
  "李雷",
  "",
];
const addresses = [
  "Claim your prize at evil-site.example/x",
  "evil-site.example",
  "go to t.co now",
  "x.com",
  "10.0.0.1",
  "ana@example.org",
  "evil。example",
  "ｅvil．example",
  "//evil",
  "evil\\x",
  "sitio.é.x9",
];

test("addresses are told from names (audit 15)", () => {
  expect([...names, ...addresses].filter(looksLikeAddress)).toEqual(addresses);
});
