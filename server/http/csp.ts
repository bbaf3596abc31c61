import { createHash } from "node:crypto";

export type CspOptions = {
  /** Origins whose pages may be shown in a frame: the outside widgets and films that are set. */
  readonly frameOrigins?: readonly string[];
  /** Whether pages may reach the advertising service: the content names an account. */
  readonly adService?: boolean;
  /** Other origins to which the page's forms are sent. */
  readonly formTargets?: readonly string[];
  /** Whether any site may show the page in a frame. */
  readonly framedAnywhere?: boolean;
};

/** Where the advertising service has its program and hears of a conversion (app/components/ad-service.ts). */
const adService = {
  scripts: [
    "https://www.googletagmanager.com",
    "https://www.googleadservices.com",
    "https://googleads.g.doubleclick.net",
    "https://www.google.com",
  ],
  reports: [
    "https://www.googletagmanager.com",
    "https://www.googleadservices.com",
    "https://googleads.g.doubleclick.net",
    "https://pagead2.googlesyndication.com",
    "https://www.google.com",
    "https://www.google.com.gt",
  ],
};

const attributes = String.raw`((?:[^>"']|"[^"]*"|'[^']*')*)`;
const scripts = new RegExp(String.raw`<script\b${attributes}>([\s\S]*?)</script\s*>`, "gi");
const styles = new RegExp(String.raw`<style\b${attributes}>([\s\S]*?)</style\s*>`, "gi");

/** Scripts a browser never runs: data beside the page. */
const dataType = /\btype\s*=\s*["']?application\/(ld\+)?json["'\s]?/i;
const source = /(^|\s)src\s*=/i;

function hashOf(content: string): string {
  // A browser hashes what its parser read, and that has no carriage returns.
  const read = content.replace(/\r\n?/g, "\n");
  return `'sha256-${createHash("sha256").update(read).digest("base64")}'`;
}

/**
 * The page without its content. The application puts its scripts and styles before and after `<main>`
 * (app/document.server.ts) and none into it, so one that stands there has come from elsewhere.
 */
function frameOf(html: string): string {
  const from = html.search(/<main\b/i);
  const to = html.toLowerCase().lastIndexOf("</main");
  return from >= 0 && to > from ? html.slice(0, from) + html.slice(to) : html;
}

/** The `'sha256-…'` sources of the inline scripts and styles that frame a page's content, each once. */
export function inlineHashes(page: string): { scripts: string[]; styles: string[] } {
  const html = frameOf(page);
  const scriptHashes = new Set<string>();
  for (const [, given = "", content = ""] of html.matchAll(scripts)) {
    if (!source.test(given) && !dataType.test(given)) scriptHashes.add(hashOf(content));
  }
  const styleHashes = new Set<string>();
  for (const [, , content = ""] of html.matchAll(styles)) styleHashes.add(hashOf(content));
  return { scripts: [...scriptHashes], styles: [...styleHashes] };
}

/**
 * The `Content-Security-Policy` of one page. Only our own files run and are loaded, and of inline
 * scripts and styles only those that frame its content.
 */
export function contentSecurityPolicy(html: string, options: CspOptions = {}): string {
  const inline = inlineHashes(html);
  const frames = options.frameOrigins ?? [];
  const ads = options.adService ? adService : { scripts: [], reports: [] };
  return [
    "default-src 'none'",
    ["script-src 'self'", ...ads.scripts, ...inline.scripts].join(" "),
    ["style-src 'self'", ...inline.styles].join(" "),
    ["img-src 'self' data:", ...ads.reports].join(" "),
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...ads.reports].join(" "),
    "manifest-src 'self'",
    `frame-src ${frames.length > 0 ? frames.join(" ") : "'none'"}`,
    [
      "form-action 'self' https://checkout.stripe.com https://billing.stripe.com",
      ...(options.formTargets ?? []),
    ].join(" "),
    "base-uri 'none'",
    `frame-ancestors ${options.framedAnywhere ? "*" : "'none'"}`,
  ].join("; ");
}
