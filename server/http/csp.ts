import { createHash } from "node:crypto";

export type CspOptions = {
  /** Origins whose pages may be shown in a frame: the outside widgets and films that are set. */
  readonly frameOrigins?: readonly string[];
  /** The content names an advertising account: pages may reach the service. */
  readonly adService?: boolean;
  /** Other origins to which the page's forms are sent. */
  readonly formTargets?: readonly string[];
};

/** The advertising service's program, and its addresses for a conversion (app/components/giving/ad-service.ts). */
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

/** Texts of the build and of this server that stand inside a page: never anything found in an answer. */
type Inline = { readonly scripts?: readonly string[]; readonly styles?: string };

/** Tells the front what `inlineHashes` gave for an answer; it is not sent on. */
export const inlineHeader = "x-inline-hashes";

const hashes = new Map<string, string>();

function hashOf(text: string): string {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const hash = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  hashes.set(text, hash);
  return hash;
}

/** Sources for scripts and for the one element of styles, `'sha256-…' 'sha256-…'; 'sha256-…'`. */
export function inlineHashes({ scripts = [], styles }: Inline): string {
  return `${scripts.map(hashOf).join(" ")}; ${styles ? hashOf(styles) : ""}`;
}

/**
 * The `Content-Security-Policy` of one page. Only our own files run and are loaded, and of inline scripts and styles only
 * those that we wrote: one that came into the page, wherever it stands, does not run.
 * @param inline what `inlineHashes` gives for the page
 */
export function contentSecurityPolicy(inline: string, options: CspOptions = {}): string {
  const [scripts = "", styles = ""] = inline.split(";").map((sources) => sources.trim());
  const frames = options.frameOrigins ?? [];
  const ads = options.adService ? adService : { scripts: [], reports: [] };
  return [
    "default-src 'none'",
    ["script-src 'self'", ...ads.scripts, scripts].join(" ").trim(),
    `style-src 'self' ${styles}`.trim(),
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
    "frame-ancestors 'none'",
  ].join("; ");
}
