import { addressOf, languages } from "#domain/language/language.ts";
import { siteUrl } from "#reader/site-url.ts";

const dayMs = 24 * 3_600_000;
// RFC 9116 advises less than a year. The file is made for each reader, so it is as fresh as the site.
const validDays = 90;

/** RFC 9116: the contact for whoever has found a weakness. */
export function loader() {
  const origin = siteUrl();
  const midnight = Math.floor(Date.now() / dayMs) * dayMs;
  const lines = [
    ...languages.map((language) => `Contact: ${origin}${addressOf("contact", language)}`),
    `Expires: ${new Date(midnight + validDays * dayMs).toISOString()}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
