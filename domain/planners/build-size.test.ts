import fc from "fast-check";
import { expect, test } from "vitest";
import { readSize, sizeLimits } from "./build-size.ts";
import { builds } from "./material-estimate.ts";

const ask = (query: Record<string, string>) => readSize(new URLSearchParams(query));

test("an empty query gives the default wall", () => {
  expect(ask({}).size).toEqual({ build: "retaining-wall", across: 6, height: 2 });
});

test("a query with only a build gives its default size", () => {
  expect(ask({ build: "dome" }).size).toEqual({ build: "dome", across: 4, height: 4 });
  for (const build of builds) expect(ask({ build }).size).not.toBeNull();
});

test("decimals are read with a point or a comma", () => {
  const { size } = ask({ build: "dome", across: "4.5", height: "3,5" });
  expect(size).toEqual({ build: "dome", across: 4.5, height: 3.5 });
});

test.each(["", "two", "-2", "0", "1e3", "2.345", "99999", "Infinity", "2 m"])(
  "%j is refused as a height and stays as typed",
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

test("any query gives a size within the limits or a problem", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (build, across, height) => {
      const { size, problems } = ask({ build, across, height });
      expect(size === null).toBe(problems.length > 0);
      if (!size) return;
      const limits = sizeLimits[size.build];
      expect(size.across).toBeGreaterThanOrEqual(limits.across.from);
      expect(size.height).toBeLessThanOrEqual(limits.height.to);
    }),
  );
});
