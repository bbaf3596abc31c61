import { inEachLanguage, languages, type Language } from "#domain/language/language.ts";
import { faultsOf, type Fault } from "./fault.ts";
import { bodyFaults } from "./parse-body.ts";
import { readYaml } from "./read-yaml.ts";
import { blogPost, type BlogPost } from "./schema/blog.ts";

/** One article in both languages, as its folder gives it. */
export type PostFiles = BlogPost & { id: string; bodies: Partial<Record<Language, string>> };

const bodyFiles = languages.map((language) => `${language}.md`);
const folder = new RegExp(`^content/blog/([a-z0-9-]+)/(post\\.yaml|${bodyFiles.join("|")})$`);

/**
 * Reads the articles, newest first, or tells what is wrong with them.
 * @param files path from the project's root → text
 */
export function parsePosts(
  files: Record<string, string>,
): { posts: PostFiles[] } | { faults: Fault[] } {
  const faults: Fault[] = [];
  const posts: PostFiles[] = [];
  for (const [file, text] of Object.entries(files)) {
    const id = folder.exec(file)?.[1];
    if (!id) {
      const expected = `post.yaml, ${bodyFiles.join(" or ")} in a folder named like a-tire-wall`;
      faults.push({ file, field: "", expected, found: "this file" });
      continue;
    }
    if (!file.endsWith("post.yaml")) continue;
    const yaml = readYaml(file, text);
    if ("faults" in yaml) {
      faults.push(...yaml.faults);
      continue;
    }
    const result = blogPost.safeParse(yaml.value);
    if (!result.success) {
      faults.push(...faultsOf(file, yaml.value, result.error));
      continue;
    }
    const bodies = inEachLanguage((language) => files[`content/blog/${id}/${language}.md`]);
    for (const language of languages) {
      const words = `content/blog/${id}/${language}.md`;
      faults.push(...bodyFaults(words, bodies[language] ?? ""));
    }
    for (const language of result.data.languages) {
      if (!bodies[language]?.trim()) {
        faults.push({
          file: `content/blog/${id}/${language}.md`,
          field: "",
          expected: "an article",
          found: "nothing",
        });
      }
    }
    posts.push({ ...result.data, id, bodies });
  }
  if (faults.length > 0) return { faults };
  return {
    posts: posts.toSorted(
      (a, b) => b.published.localeCompare(a.published) || a.id.localeCompare(b.id),
    ),
  };
}
