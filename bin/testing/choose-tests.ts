import { existsSync, readFileSync } from "node:fs";
import { listFiles } from "#reader/list-files.ts";
import { parseAstAsync } from "rolldown/parseAst";

/** Test files of each runner. */
export type Chosen = {
  readonly vitest: readonly string[];
  readonly playwright: readonly string[];
  /** Only tests whose name holds these words run; null: all tests of the files. */
  readonly name: string | null;
};

const everything = {
  vitest: "{app,bin,domain,editor,painter,reader,server,staff,test,vite}/**/*.test.{ts,tsx}",
  playwright: "test/browser/**/*.spec.ts",
} as const;
type Runner = keyof typeof everything;

/** What stands before the name of a test or of a group of tests. */
const naming = new Set(["test", "inTurn", "scripted", "describe", "inEachLanguage"]);

type Node = { readonly type: string; readonly [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

/** The function that is called in the end: "test" of `test.each(rows)("name", …)`. */
function calledName(node: unknown): string {
  if (!isNode(node)) return "";
  if (node.type === "Identifier") return String(node["name"]);
  return calledName(node["callee"] ?? node["object"]);
}

/** A string, or the parts of a template that stand fixed. */
function textOf(node: unknown): string {
  if (!isNode(node)) return "";
  if (node.type === "Literal") return String(node["value"]);
  if (node.type !== "TemplateLiteral") return "";
  const parts = node["quasis"] as { value: { cooked: string } }[];
  return parts.map(({ value }) => value.cooked).join("…");
}

/**
 * The names of the tests and groups in a file, as they are written: what is filled in at run time is
 * left out.
 * @param source TypeScript
 */
export async function testNames(source: string): Promise<string[]> {
  const names: string[] = [];
  const look = (value: unknown) => {
    if (Array.isArray(value)) for (const each of value) look(each);
    if (!isNode(value)) return;
    if (value.type === "CallExpression" && naming.has(calledName(value["callee"]))) {
      const name = textOf((value["arguments"] as unknown[])[0]);
      if (name) names.push(name);
    }
    for (const child of Object.values(value)) look(child);
  };
  look(await parseAstAsync(source, { lang: "tsx" }));
  return names;
}

/** The files of a runner in which the words stand in a test's name. */
async function filesWithTest(runner: Runner, words: string): Promise<string[]> {
  const found: string[] = [];
  for (const file of listFiles(everything[runner])) {
    const source = readFileSync(file, "utf8");
    // Most files need not be read as a program.
    if (!source.includes(words)) continue;
    if ((await testNames(source)).some((name) => name.includes(words))) found.push(file);
  }
  return found;
}

/**
 * Chooses files whose path holds the words, in either runner; only where no path does, tests whose name holds them.
 * @param asked one phrase in any number of pieces, or paths of test files
 */
export async function chooseTests(asked: readonly string[]): Promise<Chosen> {
  const words = asked.join(" ");
  const phrases = asked.every((path) => existsSync(path)) ? asked : [words];
  const filesOf = (runner: Runner) =>
    listFiles(everything[runner]).filter((file) => phrases.some((phrase) => file.includes(phrase)));
  const [vitest, playwright] = [filesOf("vitest"), filesOf("playwright")];
  if (vitest.length + playwright.length > 0) return { vitest, playwright, name: null };
  return {
    vitest: await filesWithTest("vitest", words),
    playwright: await filesWithTest("playwright", words),
    name: words,
  };
}
