import type { ReactNode } from "react";
import { PictureView } from "#app/components/media/picture.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { ArrowLink, DestinationLink } from "#app/components/ui/links.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import type { HomeData } from "./home-data.server.ts";

export function WhySection({ content, reasons }: HomeData) {
  if (reasons.length === 0) return null;
  return (
    <Section id="why" title={content.why.title} ground="red">
      <ul className="why-list split split-3 late gap-5">
        {reasons.map(({ id, title, description, picture, target }) => (
          <li key={id} data-reveal="">
            <PictureView picture={picture} sizes="4.5rem" decorative className="as-drawn" />
            <div>
              <h3>
                <DestinationLink className="touch" to={target}>
                  {title}
                </DestinationLink>
              </h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type LineProps = { id: string; title: string; open?: boolean; children: ReactNode };

export function Line({ id, title, open, children }: LineProps) {
  return (
    <section id={id} className="container short-line" aria-labelledby={`${id}-title`}>
      <Disclosure
        title={
          <h2 className="fs-3" id={`${id}-title`}>
            {title}
          </h2>
        }
        open={open}
      >
        {children}
      </Disclosure>
    </section>
  );
}

/** Specification 1: eight kinds of goods, each linked to its form. */
export function GoodsSection({ content: { goods: words }, goods }: HomeData) {
  if (goods.length === 0) return null;
  return (
    <Line id="goods" title={words.title}>
      <p>{words.lead}</p>
      <ul className="goods cards cards-tiny gap-2">
        {goods.map(({ id, cta, target, picture }) => (
          <li key={id}>
            <DestinationLink className="touch" to={target}>
              <PictureView picture={picture} sizes="4rem" decorative className="as-drawn" />
              {cta}
            </DestinationLink>
          </li>
        ))}
      </ul>
      <p>
        <ArrowLink to={words.all.target}>{words.all.label}</ArrowLink>
      </p>
    </Line>
  );
}

/** Specification 1: the graduation poem in Spanish and English. */
export function PoemSection({ content: { poem } }: HomeData) {
  if (!poem) return null;
  return (
    <Line id="poem" title={poem.title}>
      <p className="small">{poem.note}</p>
      <div className="poems split split-2 gap-6">
        <Poem language="es" stanzas={poem.spanish} />
        <Poem language="en" stanzas={poem.english} />
      </div>
    </Line>
  );
}

function Poem({ language, stanzas }: { language: "en" | "es"; stanzas: string[][] }) {
  return (
    <blockquote className="poem stack gap-3" lang={language}>
      {stanzas.map((lines) => (
        <p key={lines[0]}>
          {lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
      ))}
    </blockquote>
  );
}
