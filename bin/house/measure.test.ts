import { expect, test } from "vitest";
import { measureHouse } from "./measure.ts";

const file = (path: string, text: string) => ({ path, text });
const packages = file("package.json", '{ "imports": { "#domain/*": "./domain/*" } }');

test("rooms that import each other, by a type as well, are a circle; tests are not asked", () => {
  const { circles } = measureHouse([
    packages,
    file("app/a.ts", 'import type { B } from "#domain/b.ts"; export type A = B;'),
    file("domain/b.ts", 'import type { A } from "../app/a.ts"; export type B = A | "#";'),
    file("domain/c.test.ts", 'import "../server/d.ts";'),
    file("server/d.ts", 'import "#domain/b.ts";'),
  ]);
  expect(circles).toEqual({
    rooms: [["app", "domain"]],
    folders: [["app", "domain"]],
    files: [["app/a.ts", "domain/b.ts"]],
  });
});

test("a room below another that leans on nothing makes no circle", () => {
  const { circles } = measureHouse([
    packages,
    file("app/a.ts", 'import "./parts/b.ts"; import "#domain/c.ts"; import "zod";'),
    file("app/parts/b.ts", 'import "#domain/c.ts";'),
    file("domain/c.ts", "export {};"),
  ]);
  expect(circles).toEqual({ rooms: [], folders: [], files: [] });
});

test("a page's folder is one place, its tests and a link to it are none", () => {
  const { walks } = measureHouse([
    packages,
    file(
      "domain/addresses.ts",
      'export const addresses = { termsOfService: "/terms-of-service" };',
    ),
    file("app/pages/terms-of-service/page.tsx", "export default null;"),
    file("app/pages/terms-of-service/page.css", ""),
    file("app/pages/terms-of-service/page.test.ts", "export {};"),
    file("content/pages/terms-of-service.yaml", "title: Terms"),
    file("content/pages/donate.yaml", "target: terms-of-service"),
    file("content/lists/navigation.yaml", "- page: termsOfService"),
  ]);
  expect(walks.find(({ walk }) => walk.startsWith("add a page"))).toMatchObject({
    places: [
      "app/pages/terms-of-service/",
      "content/lists/navigation.yaml",
      "content/pages/terms-of-service.yaml",
      "domain/addresses.ts",
    ],
    tests: ["app/pages/terms-of-service/page.test.ts"],
  });
});

test("a page of more than 150 lines and a module of more than 250 are told, the longest first", () => {
  const lines = (count: number) => "export {};\n".repeat(count);
  const { longFiles, rooms } = measureHouse([
    packages,
    file("app/pages/home/page.tsx", lines(151)),
    file("app/pages/team/page.tsx", lines(150)),
    file("server/main.ts", lines(251)),
  ]);
  expect(longFiles).toEqual([
    { path: "server/main.ts", lines: 251, limit: 250 },
    { path: "app/pages/home/page.tsx", lines: 151, limit: 150 },
  ]);
  expect(rooms.find(({ room }) => room === "app")).toMatchObject({
    files: 2,
    lines: 301,
    fileLines: { median: 150, p95: 151, most: 151 },
  });
});
