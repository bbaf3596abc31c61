import { JsonLd } from "#app/components/shell/json-ld.tsx";
import { siteName } from "#app/components/shell/page-title.ts";
import { addressOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { Route } from "./+types/page";

type Data = Route.ComponentProps["loaderData"];

/** The article and its way from the home page; a retelling is dated by the day it was written. */
export function StructuredData({
  post,
  address,
  blog,
}: {
  post: NonNullable<Data["post"]>;
  address: string;
  blog: string;
}) {
  const language = useLanguage();
  const origin = new URL(address).origin;
  const appeared = post.retold ?? post.published;
  const publisher = { "@type": "NGO", "@id": `${origin}/#organisation`, name: siteName };
  const way = [
    [siteName, addressOf("home", language)],
    [blog, addressOf("blog", language)],
    [post.title, new URL(address).pathname],
  ] as const;
  return (
    <JsonLd
      graph={[
        {
          "@type": "BlogPosting",
          "@id": `${address}#article`,
          headline: post.title,
          description: post.excerpt,
          datePublished: appeared,
          ...(post.retold && { temporalCoverage: post.published }),
          inLanguage: post.language,
          author: { "@type": "Organization", name: post.author },
          publisher,
          mainEntityOfPage: address,
          ...(post.sources.length > 0 && {
            citation: post.sources.flatMap(({ title, url }) => [url ?? title]),
          }),
        },
        {
          "@type": "BreadcrumbList",
          itemListElement: way.map(([name, path], index) => ({
            "@type": "ListItem",
            position: index + 1,
            name,
            item: origin + path,
          })),
        },
      ]}
    />
  );
}
