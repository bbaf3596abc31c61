import { expect, test } from "vitest";
import { isPersonalPage } from "./page-kinds.ts";
import { pageSecurityHeaders } from "./security-headers.ts";

test("an address that may open something of one person is told from all others", () => {
  const personal = ["/donate/status/abc", "/es/donate/status/abc.data", "/donate/monthly"];
  const more = ["/es/donate/receipt", "/es/newsletter/unsubscribe", "/thank-you-for-your-donation"];
  for (const path of [...personal, ...more]) expect(isPersonalPage(path), path).toBe(true);
  for (const path of ["/donate", "/es/donate", "/newsletter", "/", "/blog/donate-status"])
    expect(isPersonalPage(path), path).toBe(false);
});

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
