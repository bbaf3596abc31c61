import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { environmentNames } from "#server/config.ts";
import { help } from "../bin/inbox.ts";

/** Papers whose statements about the project are checked here. */
const papers = [
  "README.md",
  "CONTRIBUTING.md",
  "content/pictures/README.md",
  "painter/README.md",
  ...globSync("docs/**/*.md"),
].map((file) => ({ file, text: readFileSync(file, "utf8") }));
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};

test("the README stays short enough to be read", () => {
  expect(readFileSync("README.md", "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(80);
});

test.each(papers)("every command that $file names exists", ({ text }) => {
  const named = [...text.matchAll(/npm (?:run ([a-z:-]+)|(start|test)\b)/g)].map(
    ([, run, own]) => run ?? own!,
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  const inbox = [...text.matchAll(/npm run inbox -- ([a-z-]+)/g)].map(([, name]) => name!);
  expect(inbox.filter((name) => name !== "help" && !help.includes(`\n  ${name} `))).toEqual([]);
});

test.each(papers)("every file and folder that $file names is there", ({ file, text }) => {
  const roots =
    "app|bin|content|deploy|docs|domain|editor|painter|pictures|public|reader|server|staff|test|tools|vite";
  const named = [...text.matchAll(new RegExp(`[\`(]((?:${roots})/[\\w./<>*-]*)[\`)]`, "g"))]
    .map(([, path]) => path!.replace(/<.*/, "").replace(/\/$/, ""))
    .concat([...text.matchAll(/\]\((?!https?:|slot:)([^)#]+)\)/g)].map(([, path]) => path!));
  const isThere = (path: string) => globSync(path).length > 0 || existsSync(path);
  const missing = named.filter((path) => !isThere(path) && !isThere(join(dirname(file), path)));
  expect(missing).toEqual([]);
});

test("the guide for operators names every variable and no other", () => {
  const guide = readFileSync("docs/running.md", "utf8");
  const settings = guide.slice(guide.indexOf("## Settings"), guide.indexOf("## Behind a proxy"));
  const rows = settings.split("\n").filter((line) => line.startsWith("| `"));
  const named = rows.flatMap((row) =>
    [...row.split("|")[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
  );
  expect(named.toSorted()).toEqual([...environmentNames].toSorted());
});

test("packages and written reasons match without exception", () => {
  const names = ["package.json", "painter/package.json"].flatMap((file) => {
    const given = JSON.parse(readFileSync(file, "utf8")) as Record<
      "dependencies" | "devDependencies" | "optionalDependencies",
      Record<string, string> | undefined
    >;
    const { dependencies, devDependencies, optionalDependencies } = given;
    return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
      (name) => !name.startsWith("@types/"),
    );
  });
  const table = readFileSync("docs/decisions/0005-packages.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| package"));
  const told = table.flatMap((row) => row.split("|")[1]!.trim().split(", "));
  expect(told.toSorted()).toEqual([...new Set(names)].toSorted());
});
