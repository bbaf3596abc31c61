import { data, Link, useParams } from "react-router";
import { ArticleBody } from "./article-body.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { NotFoundFrame } from "#app/components/shell/not-found-frame.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { PostCard } from "#app/components/blocks/post-card.tsx";
import { PostShare } from "./post-share.tsx";
import { wordsOfPath } from "#domain/words-of-path.ts";
import { blog } from "#reader/blog.ts";
import { labelsOf, pageContent, shareImageOf } from "#reader/content.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import { siteUrl } from "#reader/site-url.ts";
import type { Route } from "./+types/page";
import "#app/styles/bands/rombo.css";
import "./page.css";

export function loader({ url, params }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("blogPost", language);
  const labels = labelsOf(language, ["blog"]);
  const post = blog().find(params.id, language);
  if (!post) {
    return data(
      { head: { ...head, hidden: true }, content, labels, post: null, near: null, address: "" },
      { status: 404 },
    );
  }
  return data({
    head: {
      title: post.title,
      description: post.excerpt,
      shareImage: shareImageOf(`blog/${post.id}`, language),
    },
    content,
    labels,
    post,
    near: blog().around(post.id, language),
    address: siteUrl() + addressOf("blogPost", language, { params: { id: post.id } }),
  });
}

type Data = Route.ComponentProps["loaderData"];

function Missing({ content }: { content: Data["content"]["missing"] }) {
  const { id = "" } = useParams();
  return (
    <NotFoundFrame title={content.title} text={content.text} query={wordsOfPath(id)}>
      <Link className="button button-marigold" to={addressOf("blog", useLanguage())}>
        {content.back}
      </Link>
    </NotFoundFrame>
  );
}

function Opening({ post, content }: { post: NonNullable<Data["post"]>; content: Data["content"] }) {
  const label = useLabel();
  return (
    <header className="post-opening">
      <div className="container">
        <Link className="arrow-link" to={addressOf("blog", useLanguage())}>
          <Icon name="chevronLeft" size={20} />
          {content.back}
        </Link>
        <p className="tag">{label(`blog.${post.category}`)}</p>
        <h1>{post.title}</h1>
        <p className="lead">{post.excerpt}</p>
        <p className="post-facts">
          <span>{post.author}</span>
          <time dateTime={post.published}>{post.date}</time>
          <span>
            <Icon name="clock" size={18} />
            {label("blog.minutes", { count: post.minutes })}
          </span>
        </p>
      </div>
      <figure className="post-picture">
        <PictureView picture={post.picture} sizes="100vw" eager />
        <Band name="camino" />
      </figure>
    </header>
  );
}

function Neighbours({
  near,
  content,
}: {
  near: NonNullable<Data["near"]>;
  content: Data["content"];
}) {
  const language = useLanguage();
  const links = [
    { way: content.newer, post: near.newer, rel: "prev" },
    { way: content.older, post: near.older, rel: "next" },
  ];
  return (
    <ul className="post-neighbours">
      {links.map(({ way, post, rel }) =>
        post ? (
          <li key={rel}>
            <Link rel={rel} to={addressOf("blogPost", language, { params: { id: post.id } })}>
              <small>{way}</small>
              <span>{post.title}</span>
            </Link>
          </li>
        ) : null,
      )}
    </ul>
  );
}

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  const { content, post, near, address } = loaderData;
  const language = useLanguage();
  if (!post || !near) return <Missing content={content.missing} />;
  const headings = post.blocks.filter((block) => block.kind === "heading" && block.level === 2);
  return (
    <>
      <article>
        <Opening post={post} content={content} />
        <div className="container post-columns">
          <nav className="post-contents" aria-label={content.contents}>
            <ol>
              {headings.map((block) =>
                block.kind === "heading" ? (
                  <li key={block.id}>
                    <a href={`#${block.id}`}>{block.text}</a>
                  </li>
                ) : null,
              )}
            </ol>
          </nav>
          <div>
            {post.language !== language && <p className="note">{content.other_language}</p>}
            {post.sample && <p className="note">{content.sample}</p>}
            <div
              className="article-body"
              lang={post.language === language ? undefined : post.language}
            >
              <ArticleBody blocks={post.blocks} />
            </div>
            <ul className="post-tags" aria-label={content.tags}>
              {post.tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
            {post.sources.length > 0 && (
              <section className="post-sources">
                <h2>{content.sources}</h2>
                <ul>
                  {post.sources.map(({ title, url }) => (
                    <li key={title}>
                      {url ? (
                        <DestinationLink to={{ href: url, outside: true }}>{title}</DestinationLink>
                      ) : (
                        title
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <PostShare title={post.title} address={address} words={content.share} />
            <Neighbours near={near} content={content} />
          </div>
        </div>
      </article>
      <section className="ground-marigold">
        <Band name="rombo" />
        <div className="container section post-involved">
          <h2>{content.involved.title}</h2>
          <div>
            <p className="lead">{content.involved.text}</p>
            <p className="actions">
              <Link className="button button-indigo" to={addressOf("volunteer", language)}>
                {content.involved.volunteer}
              </Link>
              <Link className="button button-outline" to={addressOf("donate", language)}>
                {content.involved.donate}
              </Link>
            </p>
          </div>
        </div>
      </section>
      <section className="container section">
        <h2>{content.related}</h2>
        <div className="post-grid post-related">
          {near.related.map((other) => (
            <PostCard key={other.id} post={other} />
          ))}
        </div>
      </section>
    </>
  );
}
