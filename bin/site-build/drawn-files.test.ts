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

test("nothing of the last build is touched until all is drawn; then what differs takes its place", async () => {
  const root = mkdtempSync(join(tmpdir(), "lwh-drawn-"));
  const [client, before] = [join(root, "client"), join(root, "before.html")];
  mkdirSync(client);
  writeFileSync(join(client, "same.html"), "same");
  writeFileSync(before, "old");
  // A version that is still served may hold the same file.
  linkSync(before, join(client, "page.html"));
  const untouched = statSync(join(client, "same.html")).ino;

  const drawn = await DrawnFiles.in(join(root, "drawn"));
  await drawn.put("page.html", "new");
  await drawn.put("same.html", "same");
  await drawn.put("es/page/index.html", "nueva");
  expect(String(await drawn.get("es/page/index.html"))).toBe("nueva");
  expect(await drawn.get("nowhere.html")).toBeNull();
  expect(readFileSync(join(client, "page.html"), "utf8")).toBe("old");

  await drawn.moveTo(client);
  expect(readFileSync(join(client, "page.html"), "utf8")).toBe("new");
  expect(readFileSync(before, "utf8")).toBe("old");
  expect(readFileSync(join(client, "es/page/index.html"), "utf8")).toBe("nueva");
  expect(statSync(join(client, "same.html")).ino).toBe(untouched);
  expect(readdirSync(root).toSorted()).toEqual(["before.html", "client"]);
});

test("what an interrupted build had drawn is no part of the next", async () => {
  const root = mkdtempSync(join(tmpdir(), "lwh-drawn-"));
  await (await DrawnFiles.in(join(root, "drawn"))).put("gone.html", "gone");
  const drawn = await DrawnFiles.in(join(root, "drawn"));
  await drawn.put("page.html", "new");
  await drawn.moveTo(join(root, "client"));
  expect(readdirSync(join(root, "client"))).toEqual(["page.html"]);
  expect(drawn.names).toEqual(["page.html"]);
});
