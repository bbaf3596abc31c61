import { parseSync, Visitor } from "rolldown/utils";
import type { SourceFile } from "./tree.ts";

/** What is counted in one file of code. */
export type ParsedFile = {
  readonly path: string;
  readonly lines: number;
  /** Lines on which a comment stands. */
  readonly commentLines: number;
  /** Lengths in lines of the functions that have a name: declared, kept in a constant, or a method. */
  readonly functions: readonly number[];
  /** Uses of `!` that tell the checker to trust us. */
  readonly nonNull: number;
  /** What the file imports and passes on, types and `import()` as well, as written: `#domain/forms/form.ts`. */
  readonly imports: readonly string[];
};

/** Lines of a text; a last line break begins none. */
export function countLines(text: string): number {
  return text === "" ? 0 : text.replace(/\n$/, "").split("\n").length;
}

type Span = { readonly start: number; readonly end: number };

/** @throws when the file is no TypeScript */
export function parseFile({ path, text }: SourceFile): ParsedFile {
  const { program, module, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const functions: number[] = [];
  const imports = new Set<string>();
  let nonNull = 0;
  const linesOf = ({ start, end }: Span) => countLines(text.slice(start, end));
  const measure = (span: Span) => functions.push(linesOf(span));
  new Visitor({
    FunctionDeclaration: measure,
    MethodDefinition: measure,
    VariableDeclarator: ({ init }) => {
      if (init?.type === "ArrowFunctionExpression" || init?.type === "FunctionExpression")
        measure(init);
    },
    TSNonNullExpression: () => void (nonNull += 1),
    TSImportType: ({ source }) => void imports.add(source.value),
    ImportExpression: ({ source }) => {
      if (source.type === "Literal" && typeof source.value === "string") imports.add(source.value);
    },
  }).visit(program);
  for (const { moduleRequest } of module.staticImports) imports.add(moduleRequest.value);
  for (const { entries } of module.staticExports)
    for (const { moduleRequest } of entries) if (moduleRequest) imports.add(moduleRequest.value);
  return {
    path,
    lines: countLines(text),
    commentLines: comments.reduce((sum, comment) => sum + linesOf(comment), 0),
    functions,
    nonNull,
    imports: [...imports],
  };
}
