import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { languages } from "#domain/language/language.ts";
import { projectRoot } from "#reader/project-root.ts";
import { buildOrigin } from "#server/http/rewrite-origin.ts";
import { build } from "../site-build/build-site.ts";
import { generatedPosts } from "./generated-posts.ts";
import { copyProject } from "./project-copy.ts";
import type { BenchTable } from "./table.ts";

const numbers = [250, 500, 1000, 2000];

/** Some picture that is drawn for the articles there are. */
function drawnPicture(): string {
  const manifest = readFileSync(join(projectRoot, ".cache/pictures/manifest.json"), "utf8");
  return Object.keys(JSON.parse(manifest) as object).find((name) => name.startsWith("blog-"))!;
}

/** The project beside itself, its articles replaced by so many made-up ones. */
function copyWithPosts(count: number): string {
  const folder = copyProject([], ["node_modules", ".cache"]);
  rmSync(join(folder, "content/blog"), { recursive: true });
  for (const [path, text] of Object.entries(generatedPosts(count, drawnPicture()))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const kilobytes = (file: string) => (readFileSync(file).length / 1000).toFixed(1);

/** Tells at the end how long the process has computed: other programs on the machine do not count. */
const tellProcessorTime =
  'data:text/javascript,process.on("exit",()=>{const{user,system}=process.cpuUsage();console.error("processor",(user+system)/1e6)})';

/** Builds the site with so many articles: seconds, and the size of what could grow with them. */
async function buildWith(count: number): Promise<{ seconds: number; sizes: string[] }> {
  const folder = copyWithPosts(count);
  try {
    const steps = [
      [join(folder, "node_modules/@react-router/dev/bin.cjs"), "build"],
      [join(folder, "bin/site-build/write-pages.ts")],
    ];
    let seconds = 0;
    for (const step of steps) {
      const { stderr } = await promisify(execFile)(
        process.execPath,
        ["--import", tellProcessorTime, ...step],
        {
          cwd: folder,
          env: { ...process.env, NODE_ENV: "production", SITE_URL: buildOrigin },
          maxBuffer: 64 * 1024 * 1024,
        },
      );
      const told = [...stderr.matchAll(/^processor ([\d.]+)$/gm)].map(([, found]) => Number(found));
      seconds += Math.max(...told);
    }
    const page = (path: string) => kilobytes(join(folder, "build/client", path));
    return {
      seconds,
      sizes: [
        page("blog/index.html"),
        page("blog.data"),
        page(`blog/generated-${Math.floor(count / 2)}/index.html`),
        page("blog/feed.xml"),
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How the build and the blog's pages bear thousands of articles, each in two languages. */
export async function benchBlog(): Promise<BenchTable> {
  await build();
  const rows: BenchTable["rows"] = [];
  let before = { count: 0, seconds: 0 };
  for (const count of numbers) {
    console.error(`  ${count} articles`);
    const { seconds, sizes } = await buildWith(count);
    const more = (count - before.count) * languages.length;
    // The first build is mostly the rest of the site.
    const each = before.count === 0 ? "" : (((seconds - before.seconds) / more) * 1000).toFixed(1);
    rows.push([count, seconds.toFixed(1), each, ...sizes]);
    before = { count, seconds };
  }
  return {
    title: "Building a blog of thousands of articles",
    note: "Made-up articles, each prerendered in English and Spanish. Sizes in kB before compression. Linear while each further page costs the same.",
    columns: [
      "articles",
      "build, processor seconds",
      "ms for each further page",
      "/blog",
      "its data",
      "an article",
      "feed",
    ],
    rows,
  };
}
