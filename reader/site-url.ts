/** The site's public origin (operations: SITE_URL), without a slash at the end. */
export function siteUrl(): string {
  const { SITE_URL, PORT = "3000" } = process.env;
  return (SITE_URL || `http://localhost:${PORT}`).replace(/\/+$/, "");
}

/** True for the name of this machine, as `URL` has it. */
export const isLocalHostName = (host: string) =>
  host === "localhost" || host.endsWith(".localhost") || /^127\.|^\[::1\]$/.test(host);

/** True for an https address that is not this machine. */
export function isPublicSite(address = siteUrl()): boolean {
  const url = URL.parse(address);
  return url?.protocol === "https:" && !isLocalHostName(url.hostname);
}
