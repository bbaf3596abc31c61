import { expect, test } from "vitest";
import { checkBeforeOpening } from "./self-check.ts";

const page = (language: string) => `<!doctype html><html lang="${language}"><p>Home</html>`;
const whole: Readonly<Record<string, string>> = {
  "/healthz": "ok",
  "/": page("en"),
  "/donate/receipt": page("en"),
  "/es": page("es"),
  "/es/donate/receipt": page("es"),
};

/** Checks a site that gives some answers. */
const check = (answers: Readonly<Record<string, string | undefined>>, pages?: string[]) =>
  checkBeforeOpening(
    ({ url = "" }, answer) =>
      answer.writeHead(answers[url] === undefined ? 503 : 200).end(answers[url]),
    pages,
  );

test("a site passes that answers everywhere, in its language and whole", async () => {
  await check(whole);
  await expect(check(whole, ["/about"])).rejects.toThrow("/about answers 503");
  for (const path of Object.keys(whole))
    await expect(check({ ...whole, [path]: undefined })).rejects.toThrow(`${path} answers 503`);
  for (const home of [page("en"), page("es").replace("</html>", "")])
    await expect(check({ ...whole, "/es": home })).rejects.toThrow("/es is no whole page");
});
