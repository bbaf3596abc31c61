import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, inlineHashes } from "./csp.ts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("inline scripts and styles of ours may run, by their hashes", () => {
  const inline = inlineHashes({ scripts: ["go(1)", "go(2)"], styles: "a{color:red}" });
  const policy = contentSecurityPolicy(inline);
  expect(policy).toContain(`script-src 'self' ${sha("go(1)")} ${sha("go(2)")};`);
  expect(policy).toContain(`style-src 'self' ${sha("a{color:red}")};`);
});

test("nothing is allowed that is not named", () => {
  expect(contentSecurityPolicy("")).toBe(
    [
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

test("no page may be shown in a frame of another site", () => {
  expect(contentSecurityPolicy("", {})).toContain("frame-ancestors 'none'");
});
