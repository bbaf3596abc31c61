import { execFile } from "node:child_process";
import {
  access,
  glob,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

test("the README's example runs in another project", async () => {
  const readme = await readFile(join(root, "README.md"), "utf8");
  const example = /```ts\n([\s\S]*?)```/.exec(readme)![1]!;
  const site = await mkdtemp(join(tmpdir(), "another-site-"));
  try {
    await mkdir(join(site, "node_modules/@long-way-home"), { recursive: true });
    await symlink(root, join(site, "node_modules/@long-way-home/painter"));
    await writeFile(join(site, "draw.mts"), example);
    const { stdout } = await promisify(execFile)(process.execPath, ["draw.mts"], { cwd: site });
    expect(stdout).toContain("widths: [ 320, 640 ]");
    const files = (await readdir(join(site, "pictures"))).filter((file) => !file.startsWith("."));
    expect(files.map((file) => file.replace(/-\w{10}-/, "-")).toSorted()).toEqual([
      "market-day-320.avif",
      "market-day-640.avif",
      "market-day-640.webp",
    ]);
  } finally {
    await rm(site, { recursive: true });
  }
});

test("the README names every folder of the source", async () => {
  const readme = await readFile(join(root, "README.md"), "utf8");
  const entries = await readdir(join(root, "src"), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `\`${name}/\``);
  expect(folders.filter((folder) => !readme.includes(folder))).toEqual([]);
});

test("the site imports the painter through its working exports alone", async () => {
  const { exports } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
    exports: Record<string, string>;
  };
  for (const door of Object.values(exports)) await access(join(root, door));
  const sideways: string[] = [];
  for await (const file of glob("{app,bin,domain,reader,server,test,vite}/**/*.{ts,tsx}", {
    cwd: join(root, ".."),
  })) {
    const text = await readFile(join(root, "..", file), "utf8");
    if (/from "(?:\.\.?\/|#)[^"]*painter\/src\//.test(text)) sideways.push(file);
  }
  expect(sideways).toEqual([]);
});
