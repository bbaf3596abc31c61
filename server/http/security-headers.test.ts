import { expect, test } from "vitest";
import { isPersonalPage } from "./page-kinds.ts";
import { pageHeaders } from "./security-headers.ts";

const linksWith = (url: string | null) =>
  ({ ad_conversion: { kind: "measurement", url } }) as const;
const headersAt = (address: string, links = linksWith("AW-1/x")) => {
  const { pathname, searchParams } = new URL(address, "https://example.org");
  return pageHeaders(pathname, searchParams, {}, links);
};
const policyAt = (...of: Parameters<typeof headersAt>) =>
  headersAt(...of)["content-security-policy"];

test("nothing is allowed that is not named", () => {
  expect(policyAt("/thank-you-for-your-donation", linksWith(null))?.split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "form-action 'self' https://checkout.stripe.com https://billing.stripe.com",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});

test("only a thank-you page without a key may reach the advertising service", () => {
  for (const page of ["thank-you-for-your-donation", "thank-you-for-your-donating-an-Item"]) {
    const policy = policyAt(`/es/${page}?ref=LWH-7K3M-Q7&form=contact`);
    expect(policy).toContain("script-src 'self' https://www.googletagmanager.com");
    expect(policy).toMatch(/img-src [^;]*googleads\.g\.doubleclick\.net/);
    expect(policy).toMatch(/connect-src [^;]*googleadservices/);
    expect(policyAt(`/${page}?form=blueprint&key=1234`)).not.toContain("google");
  }
  for (const path of ["/donate", "/donate/status/abc", "/contact", "/"])
    expect(policyAt(path), path).not.toContain("google");
});

test("an address that may open something of one person is told from all others", () => {
  const personal = ["/donate/status/abc", "/es/donate/status/abc.data", "/donate/email"];
  const gifts = ["/donate/monthly", "/es/donate/receipt", "/thank-you-for-your-donation"];
  for (const path of [...personal, ...gifts, "/es/newsletter/unsubscribe"])
    expect(isPersonalPage(path), path).toBe(true);
  for (const path of ["/donate", "/es/donate", "/request-status", "/", "/blog/donate-status"])
    expect(isPersonalPage(path), path).toBe(false);
});

test("a page with a key in its address sends others at most its origin as referrer", () => {
  const policy = (path: string) => headersAt(path)["referrer-policy"];
  // "no-referrer" makes a browser send `Origin: null` with a form, which is refused.
  for (const path of ["/donate/status/abc", "/es/donate", "/newsletter/confirm"])
    expect(policy(path)).toBe("origin");
  expect(policy("/es/thank-you-for-your-donation")).toBe("no-referrer");
  // Players of films ask which site they stand on.
  expect(policy("/media")).toBe("strict-origin-when-cross-origin");
});
