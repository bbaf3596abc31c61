import { FactList } from "#app/components/blocks/fact-list.tsx";
import { type Action, ActionRow, ActionLinks, BackLink } from "#app/components/ui/links.tsx";
import type { BuildSheet } from "#reader/documents/build-sheet.ts";
import { Sourced } from "#app/components/blocks/sources.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { buildSheetPath } from "#domain/documents/documents.ts";
import { fillTemplate, addressOf } from "#domain/language/language.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import type { Post } from "#reader/articles.ts";
import type { Route } from "./+types/page";

type Props = {
  post: Post;
  content: Route.ComponentProps["loaderData"]["content"];
  sheet: BuildSheet | null;
};

/** Category, title, excerpt and metadata of an article, above its picture. */
export function Opening({ post, content, sheet }: Props) {
  const label = useLabel();
  const language = useLanguage();
  return (
    <header className="post-opening">
      <div className="container opening">
        <BackLink to={addressOf("blog", language)}>{content.back}</BackLink>
        <p className="tag">{post.category}</p>
        <h1>{post.title}</h1>
        <p className="lead">{post.excerpt}</p>
        <p className="actions">
          {sheet ? (
            <a className="button" href={buildSheetPath(sheet.id, language)}>
              {content.sheet}
            </a>
          ) : (
            <ActionLinks actions={[post.action ?? content.involved.actions[0]]} />
          )}
        </p>
        <p className="links muted">
          <span>{post.author}</span>
          <time dateTime={post.known}>{post.date}</time>
          <span className="touch">
            <Icon name="clock" size={18} />
            {label("blog.minutes", { count: post.minutes })}
          </span>
        </p>
        {post.written && (
          <p className="small">
            <time dateTime={post.written}>
              {fillTemplate(content.written.title, { year: post.written.slice(0, 4) })}
            </time>
          </p>
        )}
      </div>
      <figure className="post-picture">
        <PictureView picture={post.picture} sizes="100vw" eager />
        <Band name="camino" />
      </figure>
    </header>
  );
}

export function Materials({ sheet, actions }: { sheet: BuildSheet; actions: readonly Action[] }) {
  const { titles, parts, numbers } = sheet;
  return (
    <section className="guide-materials" aria-labelledby="materials">
      <h2 className="fs-3" id="materials">
        {titles.parts}
      </h2>
      <ul className="stack gap-2">
        {parts.map((part) => (
          <li key={part}>
            <Sourced text={part} />
          </li>
        ))}
      </ul>
      <h3 className="fs-2">{titles.numbers}</h3>
      <FactList
        className="facts"
        facts={numbers.map(([name, value]) => [name, <Sourced key={name} text={value} />])}
      />
      <ActionRow actions={actions} />
    </section>
  );
}

export function Steps({ sheet: { titles, steps, warnings, advice } }: { sheet: BuildSheet }) {
  return (
    <>
      <section aria-labelledby="steps">
        <h2 id="steps">{titles.steps}</h2>
        <ol className="guide-steps rows">
          {steps.map((step) => (
            <li key={step}>
              <p>
                <Sourced text={step} />
              </p>
            </li>
          ))}
        </ol>
      </section>
      <section className="guide-care stack" aria-labelledby="care">
        <h2 className="fs-3" id="care">
          {titles.warnings}
        </h2>
        <ul className="stack gap-3">
          {warnings.map((warning) => (
            <li key={warning}>
              <Sourced text={warning} />
            </li>
          ))}
        </ul>
        <p>{advice}</p>
      </section>
    </>
  );
}
