import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, inlineHashes } from "./csp.ts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a page's own inline scripts and styles may run, by their hashes", () => {
  const html = `<style>a{color:red}</style><script>go(1)</script><script type="module" async="">import "/a.js";
go()</script>`;
  expect(inlineHashes(html)).toEqual({
    scripts: [sha("go(1)"), sha('import "/a.js";\ngo()')],
    styles: [sha("a{color:red}")],
  });
});

test("what came into the content of a page does not run, however it ends the content", () => {
  const injected = "</main><script>evil()</script><style>b{}</style><main>";
  const html = `<style>a{}</style><main id="main"><p>${injected}</p></main><script>go()</script>`;
  expect(inlineHashes(html)).toEqual({ scripts: [sha("go()")], styles: [sha("a{}")] });
});

test("files and data need no hash", () => {
  const html = `<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script type=application/json>{}</script>`;
  expect(inlineHashes(html).scripts).toEqual([]);
});

test("a greater-than sign within an attribute does not cut the script", () => {
  expect(inlineHashes(`<script data-a="1 > 0" data-src="x">go()</script>`).scripts).toEqual([
    sha("go()"),
  ]);
});

test("line ends count as the browser reads them", () => {
  expect(inlineHashes("<script>a()\r\nb()\r</script>").scripts).toEqual([sha("a()\nb()\n")]);
});

test("the same script twice is named once", () => {
  expect(inlineHashes("<script>a</script><SCRIPT>a</SCRIPT >").scripts).toEqual([sha("a")]);
});

test("nothing is allowed that is not named", () => {
  expect(contentSecurityPolicy("<script>a</script>")).toBe(
    [
      "default-src 'none'",
      `script-src 'self' ${sha("a")}`,
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
    ].join("; "),
  );
});

test("the advertising service is reached only where the content names an account", () => {
  const named = contentSecurityPolicy("", { adService: true });
  expect(named).toContain("script-src 'self' https://www.googletagmanager.com");
  expect(named).toMatch(/img-src [^;]*googleads\.g\.doubleclick\.net/);
  expect(named).toMatch(/connect-src [^;]*googleadservices/);
  expect(contentSecurityPolicy("", {})).not.toContain("google");
});

test("a frame shows only the outside pages that the content names", () => {
  const policy = contentSecurityPolicy("", { frameOrigins: ["https://widget.example"] });
  expect(policy).toContain("frame-src https://widget.example;");
});

test("only what is made for the frames of other sites may be shown in one", () => {
  expect(contentSecurityPolicy("", { framedAnywhere: true })).toContain("frame-ancestors *");
  expect(contentSecurityPolicy("", {})).toContain("frame-ancestors 'none'");
});
