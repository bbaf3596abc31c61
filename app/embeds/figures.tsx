import type { LoaderFunctionArgs } from "react-router";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { figureAddress } from "#domain/language/figure-address.ts";
import { formatDate } from "#domain/language/format.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { listContent, pageContent } from "#reader/content.ts";
import { frameAnswer } from "./frame.server.tsx";

/** The figures of the home page for the frames of other sites, each with its date and the way to its source. */
export function loader({ url }: LoaderFunctionArgs & { url: URL }) {
  const language = languageOf(url.pathname);
  const { frames } = pageContent("media", language).embeds;
  const { as_of, source } = pageContent("impactFigures", language);
  const metrics = listContent("impactMetrics", language);
  return frameAnswer({
    language,
    title: frames.figures.title,
    more: { label: frames.figures.more, href: addressOf("impactFigures", language) },
    children: metrics.length > 0 && (
      <ul>
        {metrics.map(({ id, fact, label }) => (
          <li key={id}>
            <b>{fact.text}</b> {label}
            <small>
              <a href={figureAddress(fact, language)} target="_top">
                {fact.asOf
                  ? fillTemplate(as_of, { date: formatDate(fact.asOf, language) })
                  : source}
              </a>
            </small>
          </li>
        ))}
      </ul>
    ),
  });
}
