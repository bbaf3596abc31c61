import { describe, expect, it, vi } from "vitest";
import { StorageUnavailable } from "./ports.ts";

describe("StorageUnavailable", () => {
  it("is known across two copies of the module, as the built application has one of its own", async () => {
    vi.resetModules();
    const copy = await import("./ports.ts");
    expect(copy.StorageUnavailable).not.toBe(StorageUnavailable);
    expect(new copy.StorageUnavailable("full", null)).toBeInstanceOf(StorageUnavailable);
  });

  it("is no other error, and no look-alike", () => {
    for (const other of [new Error("storage is full"), { name: "StorageUnavailable" }, null]) {
      expect(other instanceof StorageUnavailable).toBe(false);
    }
  });
});
