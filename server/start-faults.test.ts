import { expect, test } from "vitest";
import { dataDirWarning } from "./start-faults.ts";

const config = {
  dataDir: "/srv/site/data",
  databaseUrl: null,
  siteUrl: "https://example.org",
};

test("a data folder inside the program's folder causes a warning on a public site (audit 8)", () => {
  expect(dataDirWarning(config, "/srv/site")).toContain('DATA_DIR is "/srv/site/data"');
});

test.each([
  ["are elsewhere", { ...config, dataDir: "/var/lib/site" }],
  ["are in a folder whose name begins the same", { ...config, dataDir: "/srv/site-data" }],
  ["are in PostgreSQL", { ...config, databaseUrl: "postgres://localhost/site" }],
  ["are those of a trial on this machine", { ...config, siteUrl: "http://localhost:3000" }],
])("there is no warning when the data %s", (_, settings) => {
  expect(dataDirWarning(settings, "/srv/site")).toBeNull();
});
