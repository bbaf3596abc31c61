import { expect, test } from "vitest";
import { dataDirWarning } from "./start-faults.ts";

const config = {
  dataDir: "/srv/site/data",
  databaseUrl: null,
  siteUrl: "https://example.org",
};

test.each([
  ["are in a folder whose name begins the same", { ...config, dataDir: "/srv/site-data" }],
  ["are in PostgreSQL", { ...config, databaseUrl: "postgres://localhost/site" }],
  ["are those of a trial on this machine", { ...config, siteUrl: "https://localhost" }],
])("there is no warning when the data %s", (_, settings) => {
  expect(dataDirWarning(settings, "/srv/site")).toBeNull();
});
