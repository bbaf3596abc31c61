import { existsSync, readFileSync } from "node:fs";
import { listFiles } from "#reader/list-files.ts";
import { parseAstAsync } from "rolldown/parseAst";

/** Test files of one runner. */
export type Chosen = {
  /** Run from the first test to the last. */
  readonly whole: readonly string[];
  /** Of these only the tests whose name holds the words. */
  readonly named: readonly string[];
};

const everything = {
  vitest: "{app,bin,domain,editor,painter,reader,server,staff,test,vite}/**/*.test.{ts,tsx}",
  playwright: "test/browser/**/*.spec.ts",
} as const;

/** What stands before the name of a test or of a group of tests. */
const naming = new Set(["test", "inTurn", "describe", "inEachLanguage"]);

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

async function choose(pattern: string, words: string): Promise<Chosen> {
  const whole: string[] = [];
  const named: string[] = [];
  for (const file of listFiles(pattern)) {
    if (file.includes(words)) whole.push(file);
    else {
      const source = readFileSync(file, "utf8");
      // Most files need not be read as a program.
      if (!source.includes(words)) continue;
      if ((await testNames(source)).some((name) => name.includes(words))) named.push(file);
    }
  }
  return { whole, named };
}

/**
 * The tests whose file or name holds the words, for each runner.
 * @param asked one phrase in any number of pieces, or paths of test files
 */
export async function chooseTests(
  asked: readonly string[],
): Promise<{ words: string; vitest: Chosen; playwright: Chosen }> {
  const words = asked.join(" ");
  const phrases = asked.every((path) => existsSync(path)) ? asked : [words];
  const of = async (pattern: string): Promise<Chosen> => {
    const found = await Promise.all(phrases.map((phrase) => choose(pattern, phrase)));
    return {
      whole: [...new Set(found.flatMap(({ whole }) => whole))],
      named: [...new Set(found.flatMap(({ named }) => named))],
    };
  };
  return {
    words,
    vitest: await of(everything.vitest),
    playwright: await of(everything.playwright),
  };
}
