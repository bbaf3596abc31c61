import { openData, openDataKinds, openDataPath } from "#domain/addresses.ts";
import { addressOf } from "#domain/language/language.ts";
import { blog } from "#reader/blog.ts";
import { site } from "#reader/content.ts";
import { pageTexts } from "#reader/page-texts.ts";
import { siteUrl } from "#reader/site-url.ts";

/** The site for programs that answer questions (llmstxt.org): what it is, and its pages in one line each. */
export function loader() {
  const origin = siteUrl();
  const { name, description, for_programs: words } = site("en");
  const line = (title: string, path: string, about: string) =>
    `- [${title}](${origin}${path}): ${about}`;
  const stories = blog()
    .list("en", { category: null, page: 1, size: 30 })
    .cards.map((card) =>
      line(card.title, addressOf("blogPost", "en", { params: { id: card.id } }), card.excerpt),
    );
  const text = [
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
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
