import { article, howTo } from "#app/components/structured-data/schema-org.ts";
import { ClosingField } from "#app/components/blocks/closing-field.tsx";
import { data } from "react-router";
import { ArticleBody } from "#app/components/blocks/article-body.tsx";
import { NotFoundFrame } from "#app/components/shell/not-found.tsx";
import { PostCard } from "#app/components/blocks/post-card.tsx";
import { JsonLd, useSite } from "#app/components/structured-data/json-ld.tsx";
import { ShareLinks } from "#app/components/blocks/share-links.tsx";
import { blog } from "#reader/articles.ts";
import { pageContent } from "#reader/content.ts";
import { buildActions, guideOf } from "#reader/documents/build-sheet.ts";
import { shareImageOf } from "#reader/share-images.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { Opening, Materials, Steps } from "./post-guide.tsx";
import type { Route } from "./+types/page";
import { SourceLink } from "#app/components/blocks/sources.tsx";

export function loader({ url, params }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const content = pageContent("blogPost", language);
  const post = blog().find(params.id, language);
  if (!post) return data({ head: { hidden: true }, content, post }, 404);
  const guide = guideOf(post, language);
  return data({
    head: {
      title: post.title,
      description: post.excerpt,
      shareImage: shareImageOf(`blog/${post.id}`, language),
    },
    content,
    post,
    guide,
    actions: guide.sheet ? buildActions(guide.sheet, content.build, language) : [],
    related: blog().related(post.id, language),
  });
}

export default function BlogPostPage({ loaderData, params }: Route.ComponentProps) {
  const language = useLanguage();
  const site = useSite();
  if (!loaderData.post) {
    const to = addressOf("blog", language);
    return <NotFoundFrame {...loaderData.content.missing} path={params.id} to={to} />;
  }
  const { content, post, related, guide, actions } = loaderData;
  const { sheet, sources } = guide;
  const numbers = new Map(sources.map(({ key }, at) => [key, at + 1]));
  // Numbered as the text refers to them.
  const sourceList = sources.length > 0 && (
    <section className="post-sources" aria-labelledby="sources">
      <h2 id="sources" className="fs-2">
        {content.sources}
      </h2>
      <ol>
        {sources.map((source, at) => (
          <li key={source.title} id={`source-${at + 1}`}>
            <SourceLink source={source} />
          </li>
        ))}
      </ol>
    </section>
  );
  return (
    <>
      <article>
        <JsonLd graph={[article(site, post, sources), sheet && howTo(site, post, sheet)]} />
        <Opening post={post} content={content} sheet={sheet} />
        <div className="container opening post-columns split late">
          <div className="stays">
            {sheet ? <Materials sheet={sheet} actions={actions} /> : sourceList}
          </div>
          <div>
            {post.language !== language && <p className="note">{content.other_language}</p>}
            <div
              className="article-body"
              lang={post.language === language ? undefined : post.language}
            >
              <ArticleBody blocks={post.blocks} numbers={numbers} />
            </div>
            {sheet && <Steps sheet={sheet} />}
            <ul className="post-tags cluster gap-2" aria-label={content.tags}>
              {post.tags.map((tag) => (
                <li key={tag} className="tag">
                  {tag}
                </li>
              ))}
            </ul>
            {sheet && sourceList}
            <ShareLinks
              heading={content.share}
              title={post.title}
              path={addressOf("blogPost", language, { params: { id: post.id } })}
            />
          </div>
        </div>
      </article>
      <ClosingField {...content.involved} ground="marigold" />
      <section className="container section">
        <h2>{content.related}</h2>
        <div className="cards mt-6">
          {related.map((other) => (
            <PostCard key={other.id} post={other} brief />
          ))}
        </div>
      </section>
    </>
  );
}
