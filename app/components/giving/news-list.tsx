import { PictureView } from "#app/components/media/picture.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { formatDate } from "#domain/language/format.ts";
import type { NewsOfGifts } from "#reader/news-of-gifts.ts";

type SectionProps = { title: string; news: readonly NewsOfGifts[]; className?: string };

/** `NewsList` with a heading; renders nothing without news. */
export function NewsSection({ title, news, className = "section" }: SectionProps) {
  if (news.length === 0) return null;
  return (
    <section className={`${className} stack gap-5`}>
      <h2>{title}</h2>
      <NewsList news={news} />
    </section>
  );
}

export function NewsList({ news }: { news: readonly NewsOfGifts[] }) {
  const language = useLanguage();
  return (
    <ul className="cards cards-small">
      {news.map(({ id, on, text, picture }) => (
        <li key={id} className="stack gap-2">
          {picture && <PictureView picture={picture} sizes="(min-width: 48rem) 30vw, 88vw" />}
          <p>
            <time dateTime={on}>{formatDate(on, language)}</time>: {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
