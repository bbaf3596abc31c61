import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressFolder } from "./compress.ts";
import { loadStaticTable } from "./static-table.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";

const root = temporaryFolder("file");
const client = join(root, "client");
await mkdir(join(client, "assets"), { recursive: true });
await writeFile(join(client, "robots.txt"), "User-agent: *\n");
await writeFile(join(client, "assets/app.js"), `say("${"stones ".repeat(600)}")`);
await compressFolder(client);

const security = { https: true };

test("a file is there in each encoding", () => {
  const table = loadStaticTable(client, security);
  const { identity, br, gzip } = table.get("/assets/app.js")?.variants ?? {};
  expect(identity?.body.toString()).toContain("stones");
  expect(brotliDecompressSync(br?.body ?? "")).toEqual(identity?.body);
  expect(gunzipSync(gzip?.body ?? "")).toEqual(identity?.body);
});

test("a small file is sent as it is", () => {
  const table = loadStaticTable(client, security);
  expect(Object.keys(table.get("/robots.txt")?.variants ?? {})).toEqual(["identity"]);
});

test("a folder that is missing is a fault", () => {
  expect(() => loadStaticTable(join(root, "pictures"), security)).toThrow("ENOENT");
});
