import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** What each room may import (docs/decisions/0002-rooms.md). Packages are named; rooms end with a slash. */
const rooms: { room: string; may: (string | RegExp)[] }[] = [
  {
    room: "app/components/",
    may: [
      "react",
      "react-router",
      "app/components/",
      "app/language/",
      "domain/language/",
      "app/addresses.ts",
      "app/styles/font-files.ts",
    ],
  },
  {
    room: "app/pages/",
    may: [
      "react",
      "react-router",
      "app/components/",
      /^app\/content\/\w+\.server\.ts$/,
      /^app\/\w+\.server\.ts$/,
      "app/language/",
      "app/services.server.ts",
      "app/shell.server.ts",
      "app/addresses.ts",
      "app/pages/",
      "app/forms/",
      "domain/",
      /\+types/,
    ],
  },
  {
    room: "app/content/",
    may: [
      "zod",
      "yaml",
      "minisearch",
      "domain/",
      "app/content/",
      "app/language/",
      "app/addresses.ts",
    ],
  },
  { room: "app/language/", may: ["react", "react-router", "app/language/", "app/addresses.ts"] },
  { room: "app/inline-scripts/", may: ["app/inline-scripts/"] },
  { room: "painter/", may: [/^node:/, "painter/", "zod", "sharp", "p-map"] },
  { room: "domain/", may: ["zod", "domain/"] },
  {
    room: "server/",
    may: [
      /^node:/,
      "server/",
      "domain/",
      /^(?!app\/|react-router$|painter\/)[@a-z][\w@/-]*$/,
      "react-router",
      "build/server/index.js",
      "app/services.server.ts",
    ],
  },
];

const importLine = /^\s*(?:import|export)\s+(type\s)?[^;]*?from\s+"([^"]+)"/gm;
const aliases: [string, string][] = [
  ["#app/", "app/"],
  ["#domain/", "domain/"],
  ["@long-way-home/painter", "painter/"],
  ["#server/", "server/"],
];

/** Where an import leads: a path from the project's root, or a package's name. */
function resolve(file: string, name: string): string {
  if (name.startsWith(".")) return normalize(join(dirname(file), name));
  const alias = aliases.find(([prefix]) => name.startsWith(prefix));
  return alias ? name.replace(alias[0], alias[1]) : name;
}

function isAllowed(target: string, may: (string | RegExp)[]): boolean {
  return may.some((rule) =>
    typeof rule === "string"
      ? rule.endsWith("/")
        ? target.startsWith(rule)
        : target === rule
      : rule.test(target),
  );
}

test.each(rooms)("$room imports nothing that its room may not", async ({ room, may }) => {
  const strangers: string[] = [];
  for await (const file of glob(`${room}**/*.{ts,tsx}`)) {
    if (/\.test\.tsx?$/.test(file)) continue;
    for (const [, isType, name] of readFileSync(file, "utf8").matchAll(importLine)) {
      const target = resolve(file, name!);
      // A type is gone before the program runs: it binds no room.
      if (!isType && !isAllowed(target, may)) strangers.push(`${file} imports ${target}`);
    }
  }
  expect(strangers).toEqual([]);
});
