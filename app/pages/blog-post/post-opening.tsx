import { ActionLinks, PageLink } from "#app/components/ui/links.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { buildSheetPath } from "#domain/documents/documents.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { addressOf } from "#domain/language/language.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import type { Post } from "#reader/articles.ts";
import type { BuildSheet } from "#reader/documents/build-sheet.ts";
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
        <PageLink className="arrow-link" to={addressOf("blog", language)}>
          <Icon name="chevronLeft" size={20} />
          {content.back}
        </PageLink>
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
