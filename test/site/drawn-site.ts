import { afterAll } from "vitest";
import { loadedContent, useParsed } from "#reader/load.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { testGiving } from "../fakes/test-giving.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** Giving for pages that a file of tests draws in this process, over content that it changes until it ends. */
export async function openDrawnSite() {
  const storage = await openStorage({ databaseUrl: null, dataDir: temporaryFolder("file") });
  afterAll(() => storage.close());
  const { content } = loadedContent();
  afterAll(() => useParsed(content));
  return testGiving(storage);
}
