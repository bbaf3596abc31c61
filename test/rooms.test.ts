import { existsSync, readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** A folder and what it may import (docs/decisions/0002-rooms.md). Packages are named; rooms end with a slash. */
type Room = {
  readonly room: string;
  readonly may: readonly (string | RegExp)[];
  /** What only types may come from: they are gone before the program runs, but they bind all the same. */
  readonly types?: readonly (string | RegExp)[];
};

const react = ["react", "react-router"];
/** The application's few doors to what is below it. */
const doors = /^app\/[\w-]+\.server\.ts$/;

const rooms: readonly Room[] = [
  { room: "domain/", may: ["zod", "domain/"] },
  {
    room: "reader/",
    may: [/^node:/, "zod", "yaml", "minisearch", "domain/", "reader/"],
  },
  {
    room: "painter/src/",
    may: [/^node:/, "zod", "sharp", "p-map", "painter/src/"],
    types: ["playwright-core"],
  },
  {
    room: "painter/site/",
    may: [/^node:/, "zod", "sharp", "p-map", "painter/", "reader/", "server/pictures/"],
  },
  {
    room: "server/",
    may: [
      /^node:/,
      // Any package but those of the build and the tests.
      /^(?!app\/|bin\/|test\/|painter\/|vite|rolldown|harfbuzzjs|subset-font|p-map|playwright|@long-way-home)[@a-z][\w@/.-]*$/,
    ],
  },
  { room: "app/boot/", may: ["app/boot/", /^virtual:/], types: ["react-router"] },
  {
    room: "app/offline/",
    may: ["app/offline/", "domain/offline/", "domain/planners/", "domain/language/"],
  },
  {
    room: "app/language/",
    may: ["react", "app/language/", "domain/language/"],
    types: ["reader/"],
  },
  {
    room: "app/components/",
    may: [...react, "app/components/", "app/language/", "app/styles/", "domain/"],
    types: ["reader/", doors],
  },
  {
    room: "app/forms/",
    may: [...react, "app/forms/", doors, "domain/", "reader/"],
    types: ["app/components/"],
  },
  {
    room: "app/resources/",
    may: [
      "react-router",
      "ical.js",
      "app/resources/",
      doors,
      "domain/",
      "reader/",
      "server/documents/",
      "virtual:inline-script/offline/worker",
    ],
  },
  {
    room: "app/embeds/",
    may: [
      "react",
      "react-router",
      "react-dom/server",
      "app/embeds/",
      doors,
      "domain/",
      "reader/",
      "server/http/csp.ts",
    ],
  },
  {
    room: "app/pages/",
    may: [
      ...react,
      "zod",
      "app/components/",
      "app/forms/",
      "app/language/",
      "app/offline/",
      "app/styles/",
      "app/pages/",
      doors,
      "domain/",
      "reader/",
    ],
    types: [/\+types/],
  },
  { room: "app/styles/", may: [] },
  { room: "vite/", may: [/^node:/, "rolldown", "vite", "vite/"] },
  {
    room: "editor/",
    may: [
      /^node:/,
      "react",
      "react-dom/client",
      "zod",
      "yaml",
      "sharp",
      "domain/",
      "editor/",
      "reader/",
      // Signs are chosen by how they look.
      "app/components/ui/icon.tsx",
      "app/components/shell/brand-mark.tsx",
      // Both of them serve this machine's own browser alone.
      "server/http/local-guard.ts",
    ],
  },
  {
    room: "staff/",
    may: [
      /^node:/,
      "react",
      "react-dom/server",
      "zod",
      "yaml",
      "domain/",
      "reader/",
      "server/documents/",
      "server/http/",
      "staff/",
      "app/components/shell/brand-mark.tsx",
    ],
  },
  // It meets the site by HTTP, mail and npm commands, and nothing of it by name.
  { room: "tools/", may: [/^node:/, /^(?!\w+\/)[@a-z]/, "tools/", "test/", "bin/processes/"] },
  {
    room: "bin/",
    may: [/^(?!app\/)/, "app/styles/font-files.ts"],
  },
];

const importLine = /^\s*(?:import|export)\s+(type\s)?[^;"]*?(?:from\s+)?"([^"\n]+)"/gm;
const aliases: [string, string][] = ["app", "domain", "reader", "server"].map((room) => [
  `#${room}/`,
  `${room}/`,
]);

/** Where an import leads: a path from the project's root, or a package's name. */
function resolve(file: string, name: string): string {
  if (name.startsWith(".")) return normalize(join(dirname(file), name));
  const alias = aliases.find(([prefix]) => name.startsWith(prefix));
  return alias ? name.replace(alias[0], alias[1]) : name;
}

function isAllowed(target: string, may: readonly (string | RegExp)[]): boolean {
  return may.some((rule) =>
    typeof rule === "string"
      ? rule.endsWith("/")
        ? target.startsWith(rule)
        : target === rule
      : rule.test(target),
  );
}

/** Every import of a room's files that stand at the beginning of a line: `import … from`, `export … from`, `import "…"`. */
async function* importsOf(room: string) {
  for await (const file of glob(`${room}**/*.{ts,tsx}`)) {
    if (/\.test\.tsx?$|node_modules/.test(file)) continue;
    const text = readFileSync(file, "utf8");
    for (const [line, isType, name = ""] of text.matchAll(importLine)) {
      if (!/from\s+"|^\s*import\s+"/.test(line)) continue;
      yield { file, target: resolve(file, name), isType: isType !== undefined };
    }
  }
}

test.each(rooms)(
  "$room imports nothing that its room may not",
  async ({ room, may, types = [] }) => {
    const strangers: string[] = [];
    for await (const { file, target, isType } of importsOf(room)) {
      if (!isAllowed(target, isType ? [...may, ...types] : may)) {
        strangers.push(`${file} imports ${target}`);
      }
    }
    expect(strangers).toEqual([]);
  },
);

test("a page reaches into no other page's folder", async () => {
  const pageOf = (path: string) => path.split("/").slice(0, 3).join("/");
  const strangers: string[] = [];
  for await (const { file, target } of importsOf("app/pages/")) {
    if (target.startsWith("app/pages/") && pageOf(target) !== pageOf(file)) {
      strangers.push(`${file} imports ${target}`);
    }
  }
  expect(strangers).toEqual([]);
});

test.each([
  ["editor", /^bin\/edit[./]/],
  ["staff", /^bin\/staff[./]/],
  ["tools", /^bin\/outside\.ts$/],
  ["painter", /^bin\/paint[./]|^painter\//],
])("only its own command knows %s/", async (name, command) => {
  const strangers: string[] = [];
  for (const { room } of rooms.filter((one) => one.room !== `${name}/`)) {
    for await (const { file, target } of importsOf(room)) {
      if (target.startsWith(`${name}/`) && !command.test(file)) strangers.push(file);
    }
  }
  expect(strangers).toEqual([]);
});

test("every folder with code is a room of the table", async () => {
  const told = rooms.map(({ room }) => room);
  const homeless: string[] = [];
  for await (const file of glob(
    "{app,bin,domain,editor,painter,reader,server,staff,tools,vite}/*/**/*.{ts,tsx}",
  )) {
    if (file.includes("node_modules")) continue;
    if (!told.some((room) => file.startsWith(room))) homeless.push(file);
  }
  expect(homeless).toEqual([]);
});

/** An import as [importing, imported]. */
type Edge = readonly [string, string];

/** The edges of circles, and those between two circles: all others begin or end at a loose end. */
function circlesIn(edges: readonly Edge[]): Edge[] {
  const from = new Set(edges.map(([node]) => node));
  const to = new Set(edges.map(([, node]) => node));
  const left = edges.filter(([a, b]) => a !== b && from.has(b) && to.has(a));
  return left.length === edges.length ? left : circlesIn(left);
}

const folders = (edges: readonly Edge[]): Edge[] =>
  edges.map(([a, b]): Edge => [dirname(a), dirname(b)]);

test("a circle of three folders is found", () => {
  const edges: Edge[] = [
    ["domain/forms/gift.ts", "domain/giving/gift.ts"],
    ["domain/giving/begin.ts", "domain/spam/block.ts"],
    ["domain/spam/trap.ts", "domain/forms/field.ts"],
    ["domain/spam/trap.ts", "domain/language/language.ts"],
  ];
  expect(circlesIn(edges)).toEqual([]);
  expect(circlesIn(folders(edges))).toEqual(folders(edges.slice(0, 3)));
});

test("no folders and no files import each other in a circle", async () => {
  const edges: Edge[] = [];
  for (const room of [
    "app/",
    "bin/",
    "domain/",
    "editor/",
    "painter/",
    "reader/",
    "server/",
    "staff/",
    "tools/",
    "vite/",
  ])
    for await (const { file, target } of importsOf(room))
      if (existsSync(target)) edges.push([file, target]);
  expect(edges.length).toBeGreaterThan(2000);
  expect(circlesIn(edges)).toEqual([]);
  expect(circlesIn(folders(edges))).toEqual([]);
});
