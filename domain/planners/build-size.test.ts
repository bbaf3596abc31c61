import { expect, test } from "vitest";
import { readSize, sizeLimits } from "./build-size.ts";
import { builds } from "./material-estimate.ts";

const ask = (query: Record<string, string>) => readSize(new URLSearchParams(query));

test.each([
  [{}, { build: "retaining-wall", across: 6, height: 2 }],
  [{ build: "tank" }, { build: "tank", across: 1.2, height: 1 }],
  [
    { across: "4.5", height: " 3,5" },
    { build: "retaining-wall", across: 4.5, height: 3.5 },
  ],
])("the query %j asks for %j", (query, size) => {
  expect(ask(query).size).toEqual(size);
});

test.each(["", "two", "-2", "0", "1e3", "2.345", "99999", "Infinity", "2 m"])(
  "%j, refused as a height, stays as typed",
  (height) => {
    const question = ask({ height });
    expect(question.problems).toEqual(["height"]);
    expect(question.size).toBeNull();
    expect(question.typed).toEqual({ across: "6", height });
  },
);

test("each build accepts exactly the sizes within its limits", () => {
  for (const build of builds) {
    const { across, height } = sizeLimits[build];
    const problems = (a: number, h: number) =>
      ask({ build, across: String(a), height: String(h) }).problems;
    expect(problems(across.from, height.from)).toEqual([]);
    expect(problems(across.to, height.to)).toEqual([]);
    expect(problems(across.to + 1, height.to + 1)).toEqual(["across", "height"]);
    expect(problems(0.01, 0.01)).toEqual(["across", "height"]);
  }
});
