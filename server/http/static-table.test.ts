import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compressFolder } from "./compress.ts";
import { writtenOrigin, WrittenDocuments } from "./write-documents.ts";
import { isDocument } from "./rewrite-origin.ts";
import { loadStaticTable } from "./static-table.ts";

let root: string;
let client: string;
let documents: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "lwh-table-"));
  client = join(root, "client");
  documents = join(root, "documents");
  await mkdir(join(client, "assets"), { recursive: true });
  const words = Array.from({ length: 600 }, (_, index) => `${(index * 7919) % 997} stones`).join(
    " ",
  );
  await writeFile(
    join(client, "index.html"),
    `<link rel="canonical" href="https://site.invalid/"><a href="https://x.example/?u=https%3A%2F%2Fsite.invalid%2F">${words}</a>`,
  );
  await writeFile(join(client, "robots.txt"), "Sitemap: https://site.invalid/sitemap.xml\n");
  await writeFile(join(client, "assets/app.js"), `say("${words}")`);
  await compressFolder(client, (name) => !isDocument(name));
});
afterAll(() => rm(root, { recursive: true }));

const options = { security: { https: true }, siteUrl: "https://example.org" };
const home = `<link rel="canonical" href="https://example.org/"><a href="https://x.example/?u=https%3A%2F%2Fexample.org%2F">`;

test("one build serves under any public address", async () => {
  const table = await loadStaticTable([{ folder: client }], options);
  const { identity, br, gzip } = table.get("/")!.variants;
  expect(identity.body.toString()).toContain(home);
  expect(brotliDecompressSync(br!.body)).toEqual(identity.body);
  expect(gunzipSync(gzip!.body)).toEqual(identity.body);
  expect(table.get("/robots.txt")!.variants.identity.body.toString()).toBe(
    "Sitemap: https://example.org/sitemap.xml\n",
  );
  expect(table.get("/assets/app.js")!.variants.br).toBeDefined();
});

test("documents settled for an address beforehand are the same, and smaller", async () => {
  expect(writtenOrigin(documents)).toBeNull();
  const settled = WrittenDocuments.open(documents, options.siteUrl);
  await settled.putAll(client);
  expect(await settled.close()).toBe(2);
  expect(writtenOrigin(documents)).toBe(options.siteUrl);
  const quick = await loadStaticTable([{ folder: client }], options);
  const full = await loadStaticTable([{ folder: client }, { folder: documents }], options);
  expect([...full.keys()].toSorted()).toEqual([...quick.keys()].toSorted());
  expect(full.get("/")!.variants.identity.tag).toBe(quick.get("/")!.variants.identity.tag);
  const sizeOf = (table: typeof full) => table.get("/")!.variants.br!.body.length;
  expect(sizeOf(full)).toBeLessThan(sizeOf(quick));
});

test("a small file is sent as it is", async () => {
  const table = await loadStaticTable([{ folder: client }], options);
  expect(Object.keys(table.get("/robots.txt")!.variants)).toEqual(["identity"]);
});

test("a folder that need not be there may be missing, any other may not", async () => {
  const missing = join(root, "pictures");
  const table = await loadStaticTable([{ folder: missing, optional: true }], options);
  expect(table.size).toBe(0);
  await expect(loadStaticTable([{ folder: missing }], options)).rejects.toThrow("ENOENT");
});

test("a folder can hang below a path", async () => {
  const table = await loadStaticTable(
    [{ folder: join(client, "assets"), under: "/pictures" }],
    options,
  );
  expect([...table.keys()]).toEqual(["/pictures/app.js"]);
});
