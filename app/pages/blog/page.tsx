import { FormSection } from "#app/components/forms/form-section.tsx";
import { ClosingField } from "#app/components/blocks/closing-field.tsx";
import { ChipLinks } from "#app/components/blocks/chip-links.tsx";
import { PageLinks } from "#app/components/blocks/page-links.tsx";
import { PostCard } from "#app/components/blocks/post-card.tsx";
import { blog } from "#reader/articles.ts";
import { pageContent } from "#reader/content.ts";
import { formViewModel } from "#app/forms/form-view-model.server.ts";
import { addressOf, languageOf, type Language } from "#domain/language/language.ts";
import { useLanguage, useLabel } from "#app/language/labels.tsx";
import { newsletterForm } from "#domain/forms/newsletter.ts";
import type { Route } from "./+types/page";
import { PictureView } from "#app/components/media/picture.tsx";
import { ActionRow, PageLink } from "#app/components/ui/links.tsx";

const pageSize = 9;

function listAddress(language: Language, category: string | null, page: number): string {
  const query = { ...(category && { category }), ...(page > 1 && { page: String(page) }) };
  return addressOf("blog", language, { query, anchor: "stories" });
}

export function loader(args: Route.LoaderArgs) {
  const { searchParams, pathname } = args.url;
  const language = languageOf(pathname);
  const content = pageContent("blog", language);
  const categories = blog().counted(language);
  const category = categories.find(({ id }) => id === searchParams.get("category"))?.id ?? null;
  const all = { id: null, name: content.all, count: blog().ids().length };
  const chips = [all, ...categories].map(({ id, name, count }) => ({
    label: name,
    count,
    href: listAddress(language, id, 1),
    current: id === category,
  }));
  return {
    content,
    chips,
    category,
    featured: blog().featured(language),
    list: blog().list(language, {
      category,
      page: Number(searchParams.get("page")),
      size: pageSize,
    }),
    newsletter: formViewModel(newsletterForm, args, { page: "newsletter" }),
  };
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { content, chips, category, featured, list, newsletter } = loaderData;
  const language = useLanguage();
  return (
    <>
      <section className="container opening">
        <h1 className="fs-7">{content.title}</h1>
        <p className="lead">{content.lead}</p>
        <ActionRow actions={content.actions} />
      </section>
      {featured && (
        <div className="blog-featured-field ground-red on-dark">
          <div className="container">
            <Featured post={featured} read={content.featured} />
          </div>
        </div>
      )}
      <section className="container section" id="stories" aria-labelledby="stories-title">
        <h2 id="stories-title">{content.posts}</h2>
        <div className="blog-filter">
          <ChipLinks label={content.categories} chips={chips} />
        </div>
        {list.total === 0 ? (
          <p className="lead">{content.empty}</p>
        ) : (
          <div className="cards">
            {list.cards.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
          </div>
        )}
        <PageLinks
          page={list.page}
          pages={list.pages}
          addressOfPage={(page) => listAddress(language, category, page)}
        />
      </section>
      <FormSection id="newsletter" {...content.newsletter} form={newsletter} ground="indigo" />
      <ClosingField {...content.share} ground="marigold" />
    </>
  );
}

type Data = Route.ComponentProps["loaderData"];

function Featured({ post, read }: { post: NonNullable<Data["featured"]>; read: string }) {
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
