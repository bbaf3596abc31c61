import { formatDate } from "#domain/language/format.ts";
import { inEachLanguage, pathIn, type Language } from "#domain/language/language.ts";
import type { Content } from "./parsed-content.ts";
import type { Picture, Reader } from "./resolve.ts";
import type { PostFiles } from "./parse-written.ts";
import { parseBody, readingMinutes, sourceMark, type Block } from "./parse-body.ts";

/** An article as a card shows it. */
export type PostCard = {
  id: string;
  title: string;
  excerpt: string;
  /** The name of its category. */
  category: string;
  author: string;
  /** As precise as it is known: "2021", "May 2014". */
  date: string;
  published: string;
  /** The same date for machines: "2021", "2014-05". */
  known: string;
  /** The day it was written, where `published` is the day of what it tells. */
  written: string | null;
  minutes: number;
  picture: Picture;
};

/** An article with its words. */
export type Post = PostCard & {
  /** The language of the words: another than the page's when it was not translated. */
  language: Language;
  blocks: (Exclude<Block, { kind: "image" }> | { kind: "picture"; picture: Picture })[];
  tags: string[];
  /** Keys of the sources that its paragraphs name, in their order. */
  sources: string[];
};

const relatedCount = 3;

function wordsOf(post: PostFiles, language: Language): { language: Language; body: string } {
  const own = post.languages.includes(language) ? language : post.languages[0];
  return { language: own, body: post.bodies[own] ?? "" };
}

/** As much of an article's date as is known. */
function knownDate({ published, published_precision }: PostFiles): string {
  return published.slice(0, { year: 4, month: 7, day: 10 }[published_precision]);
}

/**
 * The articles of the site. What is asked for one page costs the same with twenty articles as with
 * thousands: nothing here walks through all of them but the constructor, a count and a search.
 */
export class Blog {
  private readonly posts: PostFiles[];
  private readonly readerOf: (language: Language) => Reader;
  private readonly categories: Content["lists"]["blogCategories"];
  private readonly places = new Map<string, number>();
  private readonly ofCategory = new Map<string, PostFiles[]>();
  private readonly minutes = new Map<string, number>();

  /** @param posts newest first */
  constructor(
    posts: PostFiles[],
    readerOf: (language: Language) => Reader,
    categories: Content["lists"]["blogCategories"],
  ) {
    this.posts = posts;
    this.readerOf = readerOf;
    this.categories = categories;
    for (const [place, post] of posts.entries()) {
      this.places.set(post.id, place);
      const same = this.ofCategory.get(post.category);
      if (same) same.push(post);
      else this.ofCategory.set(post.category, [post]);
    }
  }

  /** Ids of all articles, newest first. */
  ids(): string[] {
    return this.posts.map(({ id }) => id);
  }

  /** Each category with its name and number of articles, in the order of its list. */
  counted(language: Language): { id: string; name: string; count: number }[] {
    return this.categories.map(({ id, name }) => ({
      id,
      name: this.readerOf(language).text(name),
      count: this.ofCategory.get(id)?.length ?? 0,
    }));
  }

  /** The article that opens the list: the newest while the featured one is held back; null while all are. */
  featured(language: Language): PostCard | null {
    const post = this.posts.find(({ featured }) => featured) ?? this.posts[0];
    return post ? this.card(post, language) : null;
  }

  /**
   * One page of the list, newest first.
   * @param page from 1; one past the end is the last, and what is no page at all the first
   */
  list(
    language: Language,
    { category, page, size }: { category: string | null; page: number; size: number },
  ): { cards: PostCard[]; page: number; pages: number; total: number } {
    const found = category ? (this.ofCategory.get(category) ?? []) : this.posts;
    const pages = Math.max(1, Math.ceil(found.length / size));
    const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
    return {
      cards: found.slice((shown - 1) * size, shown * size).map((post) => this.card(post, language)),
      page: shown,
      pages,
      total: found.length,
    };
  }

  /** The article with this id, or null (specification 8: 'Post Not Found'). */
  find(id: string, language: Language): Post | null {
    const post = this.posts[this.places.get(id) ?? -1];
    if (!post) return null;
    const text = this.readerOf(language);
    const own = wordsOf(post, language);
    const inWords = this.readerOf(own.language);
    // Specification 4: a post without content shows its excerpt.
    const body = own.body.trim() || (post.excerpt[own.language] ?? post.excerpt.en);
    const address = (url: string) => (url.startsWith("/") ? pathIn(language, url) : url);
    const blocks = parseBody(inWords.text(inEachLanguage(() => body)), address).flatMap(
      (block): Post["blocks"] => {
        if (block.kind !== "image") return [block];
        const slot = /^slot:(.+)$/.exec(block.source)?.[1];
        return slot === undefined ? [] : [{ kind: "picture", picture: inWords.picture(slot) }];
      },
    );
    const named = blocks.flatMap((block) =>
      block.kind === "paragraph" ? (block.sources ?? []) : [],
    );
    return {
      ...this.card(post, language),
      language: own.language,
      tags: post.tags.map((tag) => text.text(tag)),
      sources: [...new Set(named)],
      blocks,
    };
  }

  /** Up to three articles of the same category or, failing that, the newest. */
  related(id: string, language: Language): PostCard[] {
    const category = this.posts[this.places.get(id) ?? -1]?.category;
    const same = this.ofCategory.get(category ?? "") ?? [];
    const near = [same, this.posts].flatMap((posts) => posts.slice(0, 1 + relatedCount));
    const others = new Set(near.filter((post) => post.id !== id));
    return [...others].slice(0, relatedCount).map((other) => this.card(other, language));
  }

  searchable(language: Language): { id: string; title: string; text: string }[] {
    const text = this.readerOf(language);
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

  private card(post: PostFiles, language: Language): PostCard {
    const text = this.readerOf(language);
    return {
      id: post.id,
      title: text.text(post.title),
      excerpt: text.text(post.excerpt),
      category: text.text(this.categoryOf(post).name),
      author: text.text(post.author),
      date: formatDate(knownDate(post), language),
      published: post.published,
      known: knownDate(post),
      written: post.written ?? null,
      minutes: this.minutesOf(post, language),
      picture: text.picture(post.picture),
    };
  }

  private categoryOf({ category }: PostFiles) {
    const found = this.categories.find(({ id }) => id === category);
    if (!found) throw new Error(`There is no category "${category}" of the blog.`);
    return found;
  }

  /** Counted once: a card is drawn on many pages. */
  private minutesOf(post: PostFiles, language: Language): number {
    const key = `${language} ${post.id}`;
    const known = this.minutes.get(key);
    if (known !== undefined) return known;
    const minutes = readingMinutes(wordsOf(post, language).body);
    this.minutes.set(key, minutes);
    return minutes;
  }
}
