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

const numbers = [500, 2000, 10_000];

/** Some picture that is drawn for the articles there are. */
function drawnPicture(): string {
  const manifest = readFileSync(join(projectRoot, ".cache/pictures/manifest.json"), "utf8");
  return Object.keys(JSON.parse(manifest) as object).find((name) => name.startsWith("blog-"))!;
}

/** The project beside itself, with so many made-up articles more: redirects and packs name those that there are. */
function copyWithPosts(count: number): string {
  const folder = copyProject([], ["node_modules", ".cache"]);
  for (const [path, text] of Object.entries(generatedPosts(count, drawnPicture()))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    // Our own has the place at the head of the list.
    writeFileSync(join(folder, path), text.replace('"featured":true', '"featured":false'));
  }
  return folder;
}

const kilobytes = (file: string) => (readFileSync(file).length / 1000).toFixed(1);

/** Tells at the end how long the process has computed, and the most memory it held: other programs do not count. */
const tellUsage =
  'data:text/javascript,process.on("exit",()=>{const{userCPUTime,systemCPUTime,maxRSS}=process.resourceUsage();console.error("used",(userCPUTime+systemCPUTime)/1e6,maxRSS/1024)})';

type Built = { seconds: number; megabytes: number; sizes: string[] };

/** Builds the site with so many articles: seconds, the most memory of a step, and the size of what could grow with them. */
async function buildWith(count: number): Promise<Built> {
  const folder = copyWithPosts(count);
  try {
    const steps = [
      [join(folder, "node_modules/@react-router/dev/bin.cjs"), "build"],
      [join(folder, "bin/site-build/write-pages.ts"), "http://localhost:3000"],
    ];
    let [seconds, megabytes] = [0, 0];
    for (const step of steps) {
      const { stderr } = await promisify(execFile)(
        process.execPath,
        ["--import", tellUsage, ...step],
        {
          cwd: folder,
          env: { ...process.env, NODE_ENV: "production", SITE_URL: buildOrigin },
          maxBuffer: 64 * 1024 * 1024,
        },
      );
      // Threads of the step may tell theirs too: the most is its own.
      const told = [...stderr.matchAll(/^used ([\d.]+) ([\d.]+)$/gm)];
      seconds += Math.max(...told.map(([, found]) => Number(found)));
      megabytes = Math.max(megabytes, ...told.map(([, , found]) => Number(found)));
    }
    const page = (path: string) => kilobytes(join(folder, "build/client", path));
    return {
      seconds,
      megabytes,
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
    const { seconds, megabytes, sizes } = await buildWith(count);
    const more = (count - before.count) * languages.length;
    // The first build is mostly the rest of the site.
    const each = before.count === 0 ? "" : (((seconds - before.seconds) / more) * 1000).toFixed(1);
    rows.push([count, seconds.toFixed(1), each, Math.round(megabytes), ...sizes]);
    before = { count, seconds };
  }
  return {
    title: "Building a blog of thousands of articles",
    note: "Made-up articles beside our own, each prerendered in English and Spanish. Sizes in kB before compression. Linear while each further page costs the same.",
    columns: [
      "articles",
      "build, processor seconds",
      "ms for each further page",
      "most memory, MB",
      "/blog",
      "its data",
      "an article",
      "feed",
    ],
    rows,
  };
}
