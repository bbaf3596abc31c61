import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DrawnFiles } from "./drawn-files.ts";

test("nothing of the last build is touched until all is drawn; then what differs takes its place", () => {
  const root = mkdtempSync(join(tmpdir(), "lwh-drawn-"));
  const [client, before] = [join(root, "client"), join(root, "before.html")];
  mkdirSync(client);
  writeFileSync(join(client, "same.html"), "same");
  writeFileSync(before, "old");
  // A version that is still served may hold the same file.
  linkSync(before, join(client, "page.html"));
  const untouched = statSync(join(client, "same.html")).ino;

  const drawn = new DrawnFiles(client, join(root, "drawn"));
  drawn.put("page.html", Buffer.from("new"));
  drawn.put("same.html", Buffer.from("same"));
  drawn.put("es/page/index.html", Buffer.from("nueva"));
  expect(String(drawn.get("es/page/index.html"))).toBe("nueva");
  expect(String(drawn.get("same.html"))).toBe("same");
  expect(drawn.get("nowhere.html")).toBeNull();
  expect(readFileSync(join(client, "page.html"), "utf8")).toBe("old");

  drawn.settle();
  expect(drawn.names).toEqual(["page.html", "same.html", "es/page/index.html"]);
  expect(readFileSync(join(client, "page.html"), "utf8")).toBe("new");
  expect(readFileSync(before, "utf8")).toBe("old");
  expect(readFileSync(join(client, "es/page/index.html"), "utf8")).toBe("nueva");
  expect(statSync(join(client, "same.html")).ino).toBe(untouched);
  expect(readdirSync(root).toSorted()).toEqual(["before.html", "client"]);
});

test("what an interrupted build had drawn is no part of the next", () => {
  const root = mkdtempSync(join(tmpdir(), "lwh-drawn-"));
  const [client, folder] = [join(root, "client"), join(root, "drawn")];
  new DrawnFiles(client, folder).put("gone.html", Buffer.from("gone"));
  const drawn = new DrawnFiles(client, folder);
  drawn.put("page.html", Buffer.from("new"));
  drawn.settle();
  expect(readdirSync(client)).toEqual(["page.html"]);
  expect(drawn.names).toEqual(["page.html"]);
});
