import { Band } from "#app/components/ui/band.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { Poem } from "./poem.tsx";
import type { HomeData } from "./home-data.server.ts";

/** Specification 1: the graduation poem in Spanish and English; the page's language stands open. */
export function PoemSection({ content: { poem: content } }: HomeData) {
  // It is written in two languages.
  const language = useLanguage() === "es" ? "es" : "en";
  const other = language === "en" ? "es" : "en";
  const stanzas = { en: content.english, es: content.spanish };
  return (
    <section className="poems ground-violet on-dark" aria-labelledby="poem-title">
      <Band name="volcan" />
      <div className="container section">
        <div className="poem-arch cover">
          <PictureView picture={content.picture} sizes="(min-width: 64rem) 30rem, 88vw" />
        </div>
        <div>
          <h2 id="poem-title">{content.title}</h2>
          <Poem language={language} stanzas={stanzas[language]} />
          <Disclosure title={content.other}>
            <Poem language={other} stanzas={stanzas[other]} />
          </Disclosure>
          <p className="small poem-note">{content.note}</p>
        </div>
      </div>
    </section>
  );
}
