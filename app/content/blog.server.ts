import { formatDate } from "../language/format.ts";
import type { Language } from "../language/language.ts";
import { parsePosts, type PostFiles } from "./blog/load-posts.ts";
import { parseBody, readingMinutes, type Block } from "./blog/parse-body.ts";
import { ContentFaults } from "./fault.ts";
import { reader } from "./load.server.ts";
import type { Picture } from "./resolve.ts";
import { blogCategories, type BlogCategory } from "./schema/blog.ts";

const files = import.meta.glob<string>("../../content/blog/*/*.{yaml,md}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const parsed = parsePosts(
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path.replace("../../", ""), text]),
  ),
);
if ("faults" in parsed) throw new ContentFaults(parsed.faults);
const posts = parsed.posts;
const byId = new Map(posts.map((post, index) => [post.id, { post, index }]));

/** An article as a card shows it. */
export type PostCard = {
  id: string;
  title: string;
  excerpt: string;
  category: BlogCategory;
  author: string;
  /** As precise as it is known: "2021", "May 2014". */
  date: string;
  published: string;
  minutes: number;
  picture: Picture;
};

/** An article with its words. */
export type Post = PostCard & {
  /** The language of the words: another than the page's when it was not translated. */
  language: Language;
  blocks: (Exclude<Block, { kind: "image" }> | { kind: "figure"; picture: Picture })[];
  tags: string[];
  sources: { title: string; url: string | null }[];
  sample: boolean;
};

function wordsOf(post: PostFiles, language: Language): { language: Language; body: string } {
  const own = post.languages.includes(language) ? language : post.languages[0]!;
  return { language: own, body: post.bodies[own] ?? "" };
}

function dateOf({ published, published_precision }: PostFiles, language: Language): string {
  const length = { year: 4, month: 7, day: 10 }[published_precision];
  return formatDate(published.slice(0, length), language);
}

function cardOf(post: PostFiles, language: Language): PostCard {
  const text = reader(language);
  return {
    id: post.id,
    title: text.text(post.title),
    excerpt: text.text(post.excerpt),
    category: post.category,
    author: text.text(post.author),
    date: dateOf(post, language),
    published: post.published,
    minutes: readingMinutes(wordsOf(post, language).body),
    picture: text.picture(post.picture),
  };
}

export { blogCategories };

export function isBlogCategory(value: unknown): value is BlogCategory {
  return blogCategories.includes(value as BlogCategory);
}

/** Ids of all articles, newest first. */
export function postIds(): string[] {
  return posts.map(({ id }) => id);
}

/** How many articles each category has; `all` counts them all. */
export function categoryCounts(): Record<BlogCategory | "all", number> {
  const counts = Object.fromEntries([
    ["all", posts.length],
    ...blogCategories.map((id) => [id, 0]),
  ]);
  for (const { category } of posts) counts[category] += 1;
  return counts as Record<BlogCategory | "all", number>;
}

/** The one article that opens the list. */
export function featuredPost(language: Language): PostCard {
  return cardOf(
    posts.find(({ featured }) => featured)!,
    language,
  );
}

/**
 * One page of the list, newest first.
 * @param page from 1; one past the end is the last
 */
export function listPosts(
  language: Language,
  { category, page, size }: { category: BlogCategory | null; page: number; size: number },
): { cards: PostCard[]; page: number; pages: number; total: number } {
  const found = category ? posts.filter((post) => post.category === category) : posts;
  const pages = Math.max(1, Math.ceil(found.length / size));
  const shown = Math.min(Math.max(1, page), pages);
  return {
    cards: found.slice((shown - 1) * size, shown * size).map((post) => cardOf(post, language)),
    page: shown,
    pages,
    total: found.length,
  };
}

/** The article with this id, or null (specification 8: 'Post Not Found'). */
export function findPost(id: string, language: Language): Post | null {
  const post = byId.get(id)?.post;
  if (!post) return null;
  const text = reader(language);
  const own = wordsOf(post, language);
  const inWords = reader(own.language);
  // Specification 4: a post without content shows its excerpt.
  const body = own.body.trim() || post.excerpt[own.language];
  return {
    ...cardOf(post, language),
    language: own.language,
    tags: post.tags.map((tag) => text.text(tag)),
    sources: post.sources,
    sample: post.sample,
    blocks: parseBody(inWords.text({ en: body, es: body })).flatMap((block): Post["blocks"] => {
      if (block.kind !== "image") return [block];
      const figure = post.figures.find(({ slot }) => block.source === `slot:${slot}`);
      if (!figure) return [];
      const picture = inWords.picture(figure.slot);
      const words = { alt: inWords.text(figure.alt), caption: inWords.text(figure.caption) };
      return [{ kind: "figure", picture: { ...picture, ...words } }];
    }),
  };
}

/** The neighbours in time and up to three articles of the same category or, failing that, the newest. */
export function around(id: string, language: Language) {
  const { post, index } = byId.get(id)!;
  const card = (found: PostFiles | undefined) => (found ? cardOf(found, language) : null);
  const others = posts.filter((other) => other !== post);
  const related = [
    ...others.filter(({ category }) => category === post.category),
    ...others.filter(({ category }) => category !== post.category),
  ].slice(0, 3);
  return {
    newer: card(posts[index - 1]),
    older: card(posts[index + 1]),
    related: related.map((other) => cardOf(other, language)),
  };
}

/** What a search looks through: title, excerpt, tags and all words of every article in one language. */
export function searchablePosts(language: Language): { id: string; title: string; text: string }[] {
  const text = reader(language);
  return posts.map((post) => {
    const { body } = wordsOf(post, language);
    const words = body.replace(/!\[[^\]]*\]\([^)]*\)/g, "").replace(/^#+ |\*\*|^- /gm, "");
    return {
      id: post.id,
      title: text.text(post.title),
      text: text.text({ en: `${post.excerpt.en} ${words}`, es: `${post.excerpt.es} ${words}` }),
    };
  });
}
