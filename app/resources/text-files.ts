import { dayMs } from "#domain/clock.ts";
import type { LoaderFunctionArgs } from "react-router";
import { openData, openDataKinds, openDataPath } from "#domain/addresses.ts";
import { addressOf, languages } from "#domain/language/language.ts";
import { blog } from "#reader/articles.ts";
import { site } from "#reader/content.ts";
import { pageTexts } from "#reader/page-texts.ts";
import { siteUrl } from "#reader/site-url.ts";

const robots = () => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl()}/sitemap.xml\n`;

/** RFC 9116, 2.5.5 recommends less than a year. */
const validDays = 90;

/** Contact for reports of security problems (RFC 9116). */
function securityTxt() {
  const origin = siteUrl();
  const midnight = Math.floor(Date.now() / dayMs) * dayMs;
  const lines = [
    ...languages.map((language) => `Contact: ${origin}${addressOf("contact", language)}`),
    `Expires: ${new Date(midnight + validDays * dayMs).toISOString()}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return `${lines.join("\n")}\n`;
}

/** The site for language models (llmstxt.org): a description, then one line for each page. */
function llms() {
  const origin = siteUrl();
  const { name, description, for_programs: words } = site("en");
  const line = (title: string, path: string, about: string) =>
    `- [${title}](${origin}${path}): ${about}`;
  const stories = blog()
    .list("en", { category: null, page: 1, size: 30 })
    .cards.map((card) =>
      line(card.title, addressOf("blogPost", "en", { params: { id: card.id } }), card.excerpt),
    );
  return [
    `# ${name}`,
    "",
    `> ${description}`,
    "",
    words.also,
    "",
    `## ${words.pages}`,
    "",
    ...pageTexts("en").map(({ page, title, description: about }) =>
      line(title, addressOf(page, "en"), about),
    ),
    "",
    `## ${words.stories}`,
    "",
    ...stories,
    "",
    `## ${words.data.title}`,
    "",
    ...openData.flatMap((data) =>
      openDataKinds.map((kind) =>
        line(`${data}.${kind}`, openDataPath(data, kind), words.data[data]),
      ),
    ),
    "",
    words.licence,
    "",
  ].join("\n");
}

const texts: Readonly<Record<string, () => string>> = {
  "/robots.txt": robots,
  "/.well-known/security.txt": securityTxt,
  "/llms.txt": llms,
};

export function loader({ url }: LoaderFunctionArgs) {
  const text = texts[url.pathname]?.();
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
