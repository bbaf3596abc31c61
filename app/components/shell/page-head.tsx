import { useLocation, useMatches } from "react-router";
import { useRefusedForm } from "#app/components/forms/form-summary.tsx";
import { useSite } from "#app/components/structured-data/json-ld.tsx";
import { useLight } from "#app/components/light/light.tsx";
import { addressOf, languages, englishPathOf, pathIn, rowOf } from "#domain/language/language.ts";
import { pageTitle, siteName } from "#domain/language/page-title.ts";
import type { ShareImage } from "#reader/share-images.ts";

/** The two fonts of the first screen, to preload. */
export const fontFiles = {
  display: "/fonts/bricolage-grotesque-7349b65c.woff2",
  text: "/fonts/atkinson-hyperlegible-next-8a684b5c.woff2",
} as const;

export type Head = {
  title: string;
  description: string;
  /** English path of the canonical address, when it is another one (specification 2: `/home` is `/`). */
  canonicalPath?: string;
  shareImage?: ShareImage | undefined;
  /** Adds `noindex`: thank-you pages and pages of one person. */
  hidden?: boolean;
};

type PageData = { readonly head?: Partial<Head>; readonly content?: { head?: Head } } | undefined;

/**
 * The head of the current page: that of its content, with what the loader gives as `head` in its place; undefined on
 * "not found" and failure pages.
 */
export function useHead() {
  const { head, content } = (useMatches().at(-1)?.loaderData as PageData) ?? {};
  return (head ?? content?.head) && ({ ...content?.head, ...head } as Head);
}

const typeOf = (path: string) => (path.endsWith(".jpg") ? "image/jpeg" : "image/webp");

/** Title, description, canonical address, alternate language, icons and Open Graph tags of the current page. */
export function PageHead() {
  const { pathname } = useLocation();
  const light = useLight();
  const { origin, language } = useSite();
  const head = useHead();
  const refused = useRefusedForm();
  const path = head?.canonicalPath ?? englishPathOf(pathname);
  // Pages for 404 and errors render their own <title>.
  if (!head) return <meta name="robots" content="noindex" />;
  const share = head.shareImage;
  const isHome = path === englishPathOf(addressOf("home", "en"));
  const subject = refused ? `${refused.words.error} ${head.title}` : head.title;
  const title = isHome ? subject : pageTitle(subject);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={head.description} />
      {head.hidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={origin + pathIn(language, path)} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={origin + pathIn(other, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + path} />
      {!light &&
        Object.values(fontFiles).map((file) => (
          <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="" />
        ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={pathIn(language, "/site.webmanifest")} />
      <meta name="theme-color" content="#9f1a2c" data-light="#9f1a2c" data-dark="#0d1233" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={origin + pathIn(language, path)} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={rowOf(language).openGraph} />
      <meta property="og:type" content="website" />
      {share && (
        <>
          <meta property="og:image" content={origin + share.path} />
          <meta property="og:image:type" content={typeOf(share.path)} />
          <meta property="og:image:width" content={String(share.width)} />
          <meta property="og:image:height" content={String(share.height)} />
          <meta property="og:image:alt" content={share.alt} />
        </>
      )}
      <meta name="twitter:card" content={share ? "summary_large_image" : "summary"} />
    </>
  );
}
