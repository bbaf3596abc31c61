import { PictureView } from "#app/components/media/picture.tsx";
import { addressOf } from "#domain/language/language.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import type { Route } from "./+types/page";
import { PageLink } from "#app/components/ui/page-link.tsx";

type Data = Route.ComponentProps["loaderData"];

/** The article that stands out, large over the list. */
export function Featured({ post, read }: { post: NonNullable<Data["featured"]>; read: string }) {
  const label = useLabel();
  const to = addressOf("blogPost", useLanguage(), { params: { id: post.id } });
  return (
    <article className="blog-featured split split-84 late center">
      <PageLink className="frame cover" to={to} tabIndex={-1} aria-hidden="true">
        <PictureView
          picture={post.picture}
          sizes="(min-width: 1024px) 56rem, 88vw"
          eager
          decorative
        />
      </PageLink>
      <div className="blog-featured-words stack">
        <p className="links small">
          <span>{post.category}</span>
          <span>{label("blog.minutes", { count: post.minutes })}</span>
        </p>
        <h2 className="fs-4">{post.title}</h2>
        <p>{post.excerpt}</p>
        <PageLink className="button button-marigold" to={to}>
          {read}
          <span className="visually-hidden">: {post.title}</span>
        </PageLink>
      </div>
    </article>
  );
}
