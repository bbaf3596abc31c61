import { expect, test } from "vitest";
import { readQr } from "../../test/read-qr.ts";
import { qrSvg } from "./qr-code.ts";

test.each([
  "https://example.org/green-builds/hero-school-campus",
  "https://www.example.org/es/green-builds/una-obra-con-un-nombre-bastante-largo-para-la-prueba",
  "http://localhost:3000/green-builds/x",
])("a reader decodes the code of %s", async (address) => {
  expect(await readQr(qrSvg(address))).toBe(address);
});

test("a smudged code can be read", async () => {
  const address = "https://example.org/green-builds/hero-school-campus";
  const smudged = qrSvg(address).replace("</svg>", '<path fill="#fff" d="M20 20h6v6h-6z"/></svg>');
  expect(await readQr(smudged)).toBe(address);
});
