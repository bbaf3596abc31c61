/** The site's public origin (operations: SITE_URL), without a slash at the end. */
export function siteUrl(): string {
  const { SITE_URL, PORT = "3000" } = process.env;
  return (SITE_URL || `http://localhost:${PORT}`).replace(/\/+$/, "");
}

/** True for an https address that is not this machine. */
export function isPublicSite(): boolean {
  return /^https:\/\/(?!localhost\b|127\.|\[::1\])/.test(siteUrl());
}
