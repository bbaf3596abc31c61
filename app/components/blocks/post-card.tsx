import type { PostCard as Card } from "#reader/articles.ts";
import { addressOf } from "#domain/language/language.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { PageLink } from "#app/components/ui/links.tsx";

/** `sizes` of the picture: the widths of the grid's columns. */
const cardSizes = "(min-width: 68rem) 27rem, (min-width: 46rem) 46vw, 88vw";

type Props = {
  post: Card;
  /** Without excerpt and author. */
  brief?: boolean;
};

/** An article in a list: image, category, title, excerpt, author, date, reading time (specification 2). */
export function PostCard({ post, brief = false }: Props) {
  const label = useLabel();
  const to = addressOf("blogPost", useLanguage(), { params: { id: post.id } });
  return (
    <article className="card post-card">
      <div className="card-picture">
        <PictureView picture={post.picture} sizes={cardSizes} decorative />
      </div>
      <div className="card-body">
        <p className="post-meta cluster small muted">
          <span>{post.category}</span>
          <span>{label("blog.minutes", { count: post.minutes })}</span>
        </p>
        <h3>
          <PageLink className="stretched" to={to}>
            {post.title}
          </PageLink>
        </h3>
        {!brief && <p className="muted">{post.excerpt}</p>}
        <p className="post-meta cluster small muted post-by">
          {!brief && <span>{post.author}</span>}
          <time dateTime={post.known}>{post.date}</time>
        </p>
      </div>
    </article>
  );
}
