import { expect, test } from "vitest";
import { checkBeforeOpening } from "./self-check.ts";

const paths = ["/healthz", "/", "/donate/receipt", "/es", "/es/donate/receipt"];

/** Checks a site that answers at some paths. */
const check = (answered: readonly string[], pages?: string[]) =>
  checkBeforeOpening(
    ({ url = "" }, answer) => answer.writeHead(answered.includes(url) ? 200 : 503).end(),
    pages,
  );

test("a site passes that answers everywhere", async () => {
  await check(paths);
  await expect(check(paths, ["/about"])).rejects.toThrow("/about answers 503");
  for (const path of paths) {
    const others = paths.filter((one) => one !== path);
    await expect(check(others)).rejects.toThrow(`${path} answers 503`);
  }
});
