import { beforeEach } from "vitest";
import type { StorageSettings } from "#server/storage/open-storage.ts";
import { testGiving, type TestGiving } from "../fakes/test-giving.ts";
import { useEngine, type TestEngine } from "./engines.ts";

export let site: TestGiving;
export let settings: StorageSettings;
let engine: TestEngine;

export const openSite = async () =>
  testGiving(await engine.open(settings), undefined, undefined, settings.dataDir);

/** Opens a site on an empty database before each test of a file. */
export function demoOn(): void {
  engine = useEngine();
  beforeEach(async () => {
    settings = await engine.create();
    site = await openSite();
  });
}
