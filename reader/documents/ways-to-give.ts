import { addressOf, type Language } from "#domain/language/language.ts";
import { documentContent, pageContent, reader } from "#reader/content.ts";
import { givingContent } from "#reader/giving.ts";
import { loadedContent } from "#reader/load.ts";
import { siteUrl } from "#reader/site-url.ts";

/** One page for whoever advises a donor: who receives a gift, and the ways that are open. */
export function waysToGive(language: Language) {
  const words = documentContent("waysToGive", language);
  const receipt = documentContent("receipt", language);
  const { organisation } = givingContent(() => loadedContent().content);
  const page = (to: "donate" | "checkUs") => siteUrl() + addressOf(to, language);
  const { source } = reader(language).figure("programme_share");
  const rows = (...all: (readonly [string, string])[]) => all.filter(([, value]) => value !== "");
  return {
    ...words,
    tables: [
      {
        title: words.who,
        heads: [words.what, words.answer],
        rows: rows(
          [receipt.organisation, organisation.legalName],
          [words.status, organisation.status[language]],
          [receipt.tax_id, organisation.taxId ?? ""],
          [receipt.address, organisation.address.join(", ")],
        ),
      },
      {
        title: words.ways,
        heads: [words.way, words.how],
        rows: rows(
          [words.online, `${words.online_text} ${typed(page("donate"))}`],
          ...waysOf(language),
        ),
      },
    ],
    fact: `${words.share} ${words.source}: ${source.title}.`,
    checkUrl: page("checkUs"),
  };
}

export type WaysToGive = ReturnType<typeof waysToGive>;

/** An address as it is typed. */
const typed = (url: string) => url.replace(/^https?:\/\//, "");

/** The cards of the donation page that name a way, but those that wait for an address. */
function waysOf(language: Language) {
  const { sections } = pageContent("donate", language);
  return sections.flatMap((block) => {
    if (block.kind !== "cards" || block.id !== "ways") return [];
    return block.items.flatMap(({ title, text, target, needs_address }) => {
      if (!target || (needs_address && !target.outside)) return [];
      // The query fills a form in, and nobody types it.
      const href = target.outside ? target.href : siteUrl() + target.href.replace(/\?[^#]*/, "");
      return [[title, `${text} ${typed(href)}`] as const];
    });
  });
}
