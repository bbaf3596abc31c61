import { ActionLinks } from "#app/components/ui/action-links.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { SceneOpening } from "#app/components/blocks/scene-opening.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { Sections, unlessEmpty } from "#app/components/blocks/sections.tsx";
import { listContent, pageContent } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import "#app/components/ui/earthbag.css";
import "#app/components/blocks/figure-bag.css";
import "./page.css";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const content = pageContent("missionVision", language);
  return { head: content.head, content, values: listContent("values", language) };
}

type Data = Route.ComponentProps["loaderData"];
type Content = Data["content"];

const parts = {
  purposes: ({ content: { mission, vision } }: Data) => (
    <div className="purposes">
      <Purpose {...mission} ground="indigo" />
      <Purpose {...vision} ground="red" />
    </div>
  ),
  values: unlessEmpty("values", ({ content, values }: Data) => (
    <Section id="values" {...content.values} className="values">
      <ul className="value-wall">
        {values.map(({ id, icon, title, description }) => (
          <li key={id} className="earthbag figure-bag" data-reveal="">
            <Icon name={icon} size={46} />
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )),
  commitment: ({ content }: Data) => <Commitment {...content.commitment} />,
};

export default function MissionVisionPage({ loaderData }: Route.ComponentProps) {
  const { opening, sections } = loaderData.content;
  return (
    <>
      <SceneOpening {...opening} />
      <Sections order={sections} parts={parts} data={loaderData} />
    </>
  );
}

function Purpose({ title, text, practice, ground }: Content["mission"] & { ground: string }) {
  return (
    <section className={`purpose ground-${ground} on-dark`}>
      <h2>{title}</h2>
      <p className="purpose-text">{text}</p>
      <p className="purpose-practice">{practice}</p>
    </section>
  );
}

function Commitment({ title, text, promises, picture, join, support }: Content["commitment"]) {
  return (
    <section className="ground-green on-dark" aria-labelledby="commitment-title">
      <div className="container commitment">
        <div className="commitment-words">
          <h2 id="commitment-title">{title}</h2>
          <p className="lead">{text}</p>
          <ul className="promises">
            {promises.map((promise) => (
              <li key={promise.title}>
                <Icon name="check" size={28} />
                <div>
                  <h3>{promise.title}</h3>
                  <p>{promise.text}</p>
                </div>
              </li>
            ))}
          </ul>
          <p className="actions">
            <ActionLinks actions={[join, support]} first="marigold" />
          </p>
        </div>
        <div className="commitment-picture cover">
          <PictureView picture={picture} sizes="(min-width: 1024px) 32rem, 88vw" />
        </div>
      </div>
    </section>
  );
}
