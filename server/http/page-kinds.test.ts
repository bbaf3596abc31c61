import { expect, test } from "vitest";
import { isPersonalPage } from "./page-kinds.ts";
import { pageSecurityHeaders } from "./security-headers.ts";

test.each([
  "/donate/status/abc",
  "/es/donate/status/abc.data",
  "/donate/demo-checkout/abc",
  "/donate/monthly",
  "/es/donate/receipt",
  "/newsletter/confirm",
  "/es/newsletter/unsubscribe",
  "/thank-you-for-your-donation",
])("%s may open something of one person", (path) => {
  expect(isPersonalPage(path)).toBe(true);
});

test.each(["/donate", "/es/donate", "/newsletter", "/", "/blog/donate-status"])(
  "%s is the same for everybody",
  (path) => {
    expect(isPersonalPage(path)).toBe(false);
  },
);

test("pages that thank may reach the advertising service, pages of a gift may not", () => {
  const reaches = (path: string) =>
    JSON.stringify(pageSecurityHeaders("", path, { https: true, adService: true })).includes(
      "google",
    );
  expect(reaches("/es/thank-you-for-your-donation")).toBe(true);
  for (const path of ["/donate", "/donate/status/abc", "/contact", "/"])
    expect(reaches(path)).toBe(false);
});

test("an address that is a key is told to nobody, and its forms still say where they come from", () => {
  const policy = (path: string) =>
    Object.fromEntries(pageSecurityHeaders("", path, { https: true }))["Referrer-Policy"];
  // "no-referrer" makes a browser send `Origin: null` with a form, which is refused.
  for (const path of ["/donate/status/abc", "/es/donate", "/newsletter/confirm"])
    expect(policy(path)).toBe("origin");
  expect(policy("/es/thank-you-for-your-donation")).toBe("no-referrer");
  // Players of films ask which site they stand on.
  expect(policy("/media")).toBe("strict-origin-when-cross-origin");
});
