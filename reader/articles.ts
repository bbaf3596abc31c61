import { guatemalaDay } from "#domain/clock.ts";
import { formatDate } from "#domain/language/format.ts";
import { inEachLanguage, pathIn, type Language } from "#domain/language/language.ts";
import { guideWords } from "./documents/build-sheet.ts";
import { reader } from "./content.ts";
import { loadedContent, type LoadedContent } from "./load.ts";
import { isPublished } from "./schema/blog.ts";
import type { Picture } from "./resolve.ts";
import type { PostFiles } from "./parse-written.ts";
import { pageOfList } from "./page-of-list.ts";
import type { Block } from "#domain/language/article.ts";
import { parseBody, readingMinutes, sourceMark } from "./parse-body.ts";

type ShownBlock = Exclude<Block, { kind: "image" }> | { kind: "picture"; picture: Picture };

export type Post = NonNullable<ReturnType<Blog["find"]>>;

const relatedCount = 3;

function wordsOf(post: PostFiles, language: Language): { language: Language; body: string } {
  const own = post.languages.includes(language) ? language : post.languages[0];
  return { language: own, body: post.bodies[own] ?? "" };
}

function knownDate({ published, published_precision }: PostFiles): string {
  return published.slice(0, { year: 4, month: 7, day: 10 }[published_precision]);
}

const categories = () => loadedContent().content.lists.blogCategories;

function categoryOf({ category }: PostFiles) {
  const found = categories().find(({ id }) => id === category);
  if (!found) throw new Error(`There is no category "${category}" of the blog.`);
  return found;
}

function cardOf(post: PostFiles, language: Language) {
  const text = reader(language);
  return {
    id: post.id,
    title: text.text(post.title),
    excerpt: text.text(post.excerpt),
    category: text.text(categoryOf(post).name),
    author: text.text(post.author),
    /** With the known precision: "2021", "May 2014". */
    date: formatDate(knownDate(post), language),
    published: post.published,
    /** Machine-readable: "2021", "2014-05". */
    known: knownDate(post),
    /** The day it was written, when `published` is the day of the events in it. */
    written: post.written ?? null,
    minutes: readingMinutes(`${wordsOf(post, language).body} ${guideWords(post.id, language)}`),
    picture: text.picture(post.picture),
  };
}

export type PostCard = ReturnType<typeof cardOf>;

export class Blog {
  private readonly posts: readonly PostFiles[];

  /** @param posts newest first */
  constructor(posts: readonly PostFiles[]) {
    this.posts = posts;
  }

  ids(): string[] {
    return this.posts.map(({ id }) => id);
  }

  counted(language: Language): { id: string; name: string; count: number }[] {
    return categories().map(({ id, name }) => ({
      id,
      name: reader(language).text(name),
      count: this.posts.filter(({ category }) => category === id).length,
    }));
  }

  /** The article at the top of the list: the featured one, else the newest; null without articles. */
  featured(language: Language): PostCard | null {
    const post = this.posts.find(({ featured }) => featured) ?? this.posts[0];
    return post ? cardOf(post, language) : null;
  }

  /** One page of the list, newest first. */
  list(
    language: Language,
    { category, page, size }: { category: string | null; page: number; size: number },
  ) {
    const found = this.posts.filter((post) => category === null || post.category === category);
    const { entries, ...place } = pageOfList(found, page, size);
    return {
      cards: entries.map((post) => cardOf(post, language)),
      ...place,
      total: found.length,
    };
  }

  /** The article with this id, or null (specification 8: 'Post Not Found'). */
  find(id: string, language: Language) {
    const post = this.posts.find((one) => one.id === id);
    if (!post) return null;
    const text = reader(language);
    const own = wordsOf(post, language);
    const inWords = reader(own.language);
    // Specification 4: a post without content shows its excerpt.
    const body = own.body.trim() || (post.excerpt[own.language] ?? post.excerpt.en);
    const address = (url: string) => (url.startsWith("/") ? pathIn(language, url) : url);
    const blocks = parseBody(inWords.text(inEachLanguage(() => body)), address).flatMap(
      (block): ShownBlock[] => {
        if (block.kind !== "image") return [block];
        const slot = /^slot:(.+)$/.exec(block.source)?.[1];
        return slot === undefined ? [] : [{ kind: "picture", picture: inWords.picture(slot) }];
      },
    );
    const named = blocks.flatMap((block) =>
      block.kind === "paragraph" ? (block.sources ?? []) : [],
    );
    return {
      ...cardOf(post, language),
      /** Language of the text; differs from the page's when the article is not translated. */
      language: own.language,
      tags: post.tags.map((tag) => text.text(tag)),
      /** The button on the first screen. */
      action: post.action ? text.resolve(post.action) : null,
      /** Keys of the sources that its paragraphs cite, in order. */
      sources: [...new Set(named)],
      blocks,
    };
  }

  /** Up to three articles of the same category or, failing that, the newest. */
  related(id: string, language: Language): PostCard[] {
    const category = this.posts.find((post) => post.id === id)?.category;
    const same = this.posts.filter((post) => post.category === category);
    const others = [...new Set([...same, ...this.posts])].filter((post) => post.id !== id);
    return others.slice(0, relatedCount).map((other) => cardOf(other, language));
  }

  searchable(language: Language): { id: string; title: string; text: string }[] {
    const text = reader(language);
    return this.posts.map((post) => {
      const { body } = wordsOf(post, language);
      const words = body
        .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
        .replace(/^#+ |\*\*|^- /gm, "")
        .replace(new RegExp(sourceMark, "gm"), "");
      const tags = post.tags.map((tag) => text.text(tag)).join(", ");
      return {
        id: post.id,
        title: text.text(post.title),
        text: `${text.text(post.excerpt)} ${text.text(inEachLanguage(() => words))} ${tags}`,
      };
    });
  }
}

const cache = new WeakMap<LoadedContent, { readonly day: string; readonly blog: Blog }>();

/** The editor's preview and `npm run dev` show drafts and future articles. */
const showsAll = () => Boolean(process.env["HELD_BACK"]);

/** Articles that visitors see today in Guatemala. Returns the same object until the content or the day changes. */
export function blog(): Blog {
  const loaded = loadedContent();
  const day = guatemalaDay(new Date());
  const known = cache.get(loaded);
  if (known?.day === day) return known.blog;
  const posts = loaded.content.posts.filter((post) => showsAll() || isPublished(post, day));
  const today = new Blog(posts);
  cache.set(loaded, { day, blog: today });
  return today;
}
