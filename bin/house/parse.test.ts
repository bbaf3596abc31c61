import { expect, test } from "vitest";
import { parseFile } from "./parse.ts";

const text = `// A line of its own.
import type { Form } from "#domain/forms/form.ts";
import { add } from "./add.ts";
export { less } from "./less.ts";

/**
 * Three lines.
 */
export function first(form: Form): number {
  return add(form.fields[0]!, 1);
}

const second = async () => {
  const { more } = await import("./more.ts");
  return [1, 2].map((n) => more(n)!);
};

type Kept = import("./kept.ts").Kept;
export class Third {
  done(): Kept { return second as never; }
}
`;

test("a file's functions with a name, comments, uses of ! and imports are counted", () => {
  expect(parseFile({ path: "app/some.ts", text })).toEqual({
    path: "app/some.ts",
    lines: 21,
    commentLines: 4,
    functions: [3, 4, 1],
    nonNull: 2,
    imports: expect.arrayContaining([
      "#domain/forms/form.ts",
      "./add.ts",
      "./less.ts",
      "./more.ts",
      "./kept.ts",
    ]),
  });
});

test("what is no TypeScript is told with its name", () => {
  expect(() => parseFile({ path: "app/broken.ts", text: "const = 1" })).toThrow("app/broken.ts");
});
