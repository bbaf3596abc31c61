import { expect, test, vi } from "vitest";
import { findChromium } from "./chromium.ts";

test("a browser that is not there is told in plain words", async () => {
  vi.stubEnv("CHROMIUM_PATH", "/nowhere/chromium");
  await expect(findChromium()).rejects.toThrow(
    'CHROMIUM_PATH is "/nowhere/chromium", but there is no file: name a Chromium or leave it unset.',
  );
  vi.unstubAllEnvs();
});
