import { Fragment, type ReactNode } from "react";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import type { BlockOf } from "../block.ts";
import "./text.css";

type Stretch = BlockOf<"text">["items"][number];

function StretchView({ stretch, addition }: { stretch: Stretch; addition?: ReactNode }) {
  const { id, title, text, list, link } = stretch;
  return (
    <section id={id}>
      <h3>{title}</h3>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {addition}
      {link && (
        <p>
          <DestinationLink to={link.target}>{link.label}</DestinationLink>
        </p>
      )}
    </section>
  );
}

type Props = {
  block: BlockOf<"text">;
  /** Drawn by the page at the end of a stretch, by the stretch's id. */
  additions?: Readonly<Record<string, ReactNode>> | undefined;
};

/** A long text in the measure of an article, with a list of its stretches at the side. */
export function TextBlock({ block: { title, items }, additions = {} }: Props) {
  return (
    <div className="long-text">
      <nav className="stays" aria-label={title}>
        <h2 className="fs-2">{title}</h2>
        <ul>
          {items.map((stretch) => (
            <li key={stretch.id}>
              <a href={`#${stretch.id}`}>{stretch.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="long-text-body stack gap-7">
        {items.map((stretch) => (
          <Fragment key={stretch.id}>
            <StretchView stretch={stretch} addition={additions[stretch.id]} />
          </Fragment>
        ))}
      </div>
    </div>
  );
}
