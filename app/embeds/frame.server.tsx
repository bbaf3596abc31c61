import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { addressOf, type Language } from "#domain/language/language.ts";
import { site } from "#reader/content.ts";
import { inlineHashes, inlineHeader } from "#server/http/csp.ts";
import styles from "./embed.css?inline";

type Props = {
  language: Language;
  title: string;
  /** The link under it: to the page that tells more. */
  more: { label: string; href: string };
  children: ReactNode;
};

/** A small document of its own, for a frame on another site: its links open in the whole window. */
function Frame({ language, title, more, children }: Props) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {children}
          <p className="from">
            <a href={addressOf("home", language)} target="_top">
              {site(language).name}
            </a>{" "}
            ·{" "}
            <a href={more.href} target="_top">
              {more.label}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}

/** The document as an answer: found by no search engine, kept for a while by whoever shows it. */
export function frameAnswer(props: Props): Response {
  const html = `<!doctype html>${renderToStaticMarkup(<Frame {...props} />)}`;
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "public, max-age=300",
      "X-Robots-Tag": "noindex",
      [inlineHeader]: inlineHashes({ styles }),
    },
  });
}
