import { expect, test } from "vitest";
import { readQr } from "../../test/read-qr.ts";
import { qrSvg } from "./qr-code.ts";

// A clean code: test/site/green-builds.test.ts.
test("a smudged code can be read", async () => {
  const address = "https://example.org/green-builds/hero-school-campus";
  const smudged = qrSvg(address).replace("</svg>", '<path fill="#fff" d="M20 20h6v6h-6z"/></svg>');
  expect(await readQr(smudged)).toBe(address);
});
