import { expect, test } from "vitest";
import { dataDirWarning } from "./start-faults.ts";

const config = {
  dataDir: "/srv/site/data",
  databaseUrl: null,
  siteUrl: "https://example.org",
};

test("the operator of a public site is warned of data among the program's files (audit 8)", () => {
  expect(dataDirWarning(config, "/srv/site")).toContain('DATA_DIR is "/srv/site/data"');
});

test.each([
  ["stand elsewhere", { ...config, dataDir: "/var/lib/site" }],
  ["stand in a folder with a name that begins alike", { ...config, dataDir: "/srv/site-data" }],
  ["are in PostgreSQL", { ...config, databaseUrl: "postgres://localhost/site" }],
  ["are those of a trial on this machine", { ...config, siteUrl: "http://localhost:3000" }],
])("nobody is warned when they %s", (_, settings) => {
  expect(dataDirWarning(settings, "/srv/site")).toBeNull();
});
