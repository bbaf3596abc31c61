import { defineConfig, type OxlintOverride } from "oxlint";

const message = "This room may not import it: docs/decisions/0002-rooms.md";
type Pattern = { group?: string[]; regex?: string; allowTypeImports?: true };

const deny = (regex: string): Pattern => ({ regex });
const typesOnly = (regex: string): Pattern => ({ regex, allowTypeImports: true });
const above = "app|bin|editor|painter|staff|test|tools";
/** Paths that climb out of the room into these. */
const climbing = (rooms: string) => deny(`^(\\.\\./)+(${rooms})/`);

/**
 * The files of a room may import (docs/decisions/0002-rooms.md) packages and rooms by name, files
 * beside it by path, unless one of `denied` matches. An empty list allows everything else.
 */
function room(files: string, may: readonly string[], ...denied: Pattern[]): OxlintOverride {
  const allowed = { group: ["*", "!./**", "!../**", ...may.map((name) => `!${name}`)] };
  // The linter stops at the first pattern that allows: this one stands last.
  const patterns = may.length > 0 ? [...denied, allowed] : denied;
  const told = patterns.map((pattern) => ({ ...pattern, message }));
  return {
    files: files.split(" "),
    rules: { "no-restricted-imports": ["error", { patterns: told }] },
  };
}

const node = ["node:*", "node:*/**"];
const react = ["react", "react-router"];
const reading = ["#domain/**", "#reader/**"];
/** The application's few doors to what is below it. */
const doors = "#app/*.server.ts";
const own = (...folders: string[]) => folders.map((folder) => `#app/${folder}/**`);
const visible = deny("^#app/(pages|components|boot|forms|language|offline|resources)/");

const rooms: OxlintOverride[] = [
  room(
    "domain/**",
    ["zod", "kysely", "node:crypto", "#domain/**"],
    climbing(`reader|server|${above}`),
  ),
  room(
    "reader/**",
    [...node, "zod", "yaml", "minisearch", "mdast-util-from-markdown", ...reading],
    climbing(`server|${above}`),
  ),
  // Any package but those of the build and the tests.
  room(
    "server/**",
    [],
    climbing(above),
    deny("^(#app/|vite|rolldown|p-map|playwright|@long-way-home)"),
  ),
  room(
    "painter/src/**",
    [...node, "zod", "sharp", "p-map", "playwright-core"],
    typesOnly("^playwright-core$"),
    climbing("app|server|reader|domain"),
  ),
  room(
    "app/boot/**",
    [...own("boot"), "virtual:*", "virtual:*/**", "react-router"],
    typesOnly("^react-router$"),
  ),
  room("app/offline/**", [
    ...own("offline"),
    "#domain/offline/**",
    "#domain/planners/**",
    "#domain/language/**",
  ]),
  room(
    "app/language/**",
    ["react", ...own("language"), "#domain/language/**", "#reader/**"],
    typesOnly("^#reader/"),
  ),
  room(
    "app/components/**",
    [
      ...react,
      "schema-dts",
      ...own("components", "language", "styles"),
      "#app/boot/controls/device.ts",
      "#app/boot/controls/typed-fields.ts",
      "#app/forms/form-view-model.server.ts",
      ...reading,
      doors,
    ],
    typesOnly("^(schema-dts$|#(reader/|app/(forms/)?[\\w-]+\\.server\\.ts$))"),
  ),
  room("app/forms/**", [...react, ...own("forms"), ...reading, doors]),
  room("app/resources/**", [
    "react-router",
    "ical.js",
    "uqr",
    ...own("resources"),
    doors,
    ...reading,
    "#server/documents/**",
    "virtual:*",
    "virtual:*/**",
  ]),
  // A page reaches into no other page's folder.
  room(
    "app/pages/**",
    [
      ...react,
      "zod",
      ...own("components", "forms", "language", "offline", "styles"),
      doors,
      ...reading,
    ],
    typesOnly("\\+types"),
    deny("^#app/pages/"),
    deny("^\\.\\./[\\w-]+/"),
  ),
  // Signs are chosen by how they look.
  room(
    "editor/**",
    [...node, "react", "zod", "yaml", "sharp", ...reading, "#app/components/ui/icon.tsx"],
    climbing("staff|bin|painter|tools"),
  ),
  room(
    "staff/**",
    [
      ...node,
      "react",
      "react-dom/server",
      "zod",
      "yaml",
      ...reading,
      "@simplewebauthn/**",
      "micromark*",
      "openid-client",
      "#server/documents/**",
      "#server/http/**",
      "#app/components/blocks/fact-list.tsx",
      "#app/components/shell/brand-mark.tsx",
      "#app/components/ui/icon.tsx",
      "#app/components/ui/table.tsx",
    ],
    climbing("bin|painter|tools"),
  ),
  // It meets the site by HTTP, mail and npm commands, and nothing of it by name.
  room("tools/**", [], deny("^#"), climbing("app|domain|reader|server|editor|staff|painter")),
  room("bin/**", [], visible, climbing("editor|staff|tools|painter")),
  room(
    "bin/edit.ts bin/staff.ts bin/staff/** bin/launch-check.ts bin/launch-check/** bin/outside.ts bin/paint.ts bin/paint/**",
    [],
    visible,
  ),
  { files: ["**/*.{test,spec}.{ts,tsx}"], rules: { "no-restricted-imports": "off" } },
];

export default defineConfig({
  plugins: ["typescript", "import", "react", "jsx-a11y", "unicorn", "oxc"],
  categories: { correctness: "error" },
  rules: {
    // TypeScript checks it, and knows what Vite makes of a module.
    "import/default": "off",
    "import/no-cycle": "error",
    "prefer-const": "error",
    // A fixture of Playwright names in braces what it needs, which may be nothing.
    "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
    "typescript/no-explicit-any": "error",
    "unicorn/filename-case": "error",
    "max-lines": ["error", { max: 250 }],
    "max-lines-per-function": ["error", { max: 60 }],
    "max-params": ["error", { max: 6 }],
    // A paragraph with role "status" is announced like an <output>, which belongs to a form.
    "jsx-a11y/prefer-tag-over-role": "off",
    // A region that scrolls must be reachable by keyboard (WCAG 2.1.1), so it takes focus.
    "jsx-a11y/no-noninteractive-tabindex": "off",
  },
  overrides: [
    ...rooms,
    {
      files: ["{app,domain,reader}/**", "server/{http,mail,payments,storage}/**"],
      rules: { "typescript/no-non-null-assertion": "error" },
    },
    {
      files: ["{app,editor,reader,server,staff}/**"],
      rules: { "max-lines-per-function": ["error", { max: 121 }] },
    },
    { files: ["app/pages/**"], rules: { "max-lines": ["error", { max: 150 }] } },
    {
      files: ["painter/**"],
      rules: {
        "max-lines": ["error", { max: 300 }],
        "max-lines-per-function": ["error", { max: 91 }],
        "max-params": "off",
      },
    },
    {
      files: ["test/**", "**/*.{test,spec}.{ts,tsx}"],
      rules: {
        "max-lines": ["error", { max: 400 }],
        "max-lines-per-function": "off",
        "typescript/no-non-null-assertion": "off",
      },
    },
  ],
  ignorePatterns: ["build", ".react-router", ".cache", "node_modules", "data"],
});
