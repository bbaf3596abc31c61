import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Locked = {
  readonly version?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly hasInstallScript?: boolean;
};

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Locked>;
};
const fetched = Object.entries(packages).filter(
  ([path, { link }]) => path.startsWith("node_modules/") && !link,
);

test("no package that serves the site runs a script of its own while it is installed", () => {
  const running = fetched.filter(([, { dev, devOptional }]) => !dev && !devOptional);
  expect(running.filter(([, one]) => one.hasInstallScript).map(([path]) => path)).toEqual([]);
});

test("the Node that serves the site is one of them, the same for every machine", () => {
  const nodes = ["linux-x64", "linux-arm64"].map(
    (machine) => packages[`node_modules/node-${machine}`]?.version,
  );
  expect(new Set(nodes).size).toBe(1);
  expect(nodes[0]).toMatch(/^24\.\d+\.\d+$/);
});
