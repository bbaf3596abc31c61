import { expect, test } from "vitest";
import { tryOnceMore } from "./try-once-more.ts";

const failing = (...messages: string[]) => {
  const left = [...messages];
  return () => {
    const message = left.shift();
    return message === undefined ? Promise.resolve("built") : Promise.reject(new Error(message));
  };
};
const isSlow = (error: unknown) => error instanceof Error && error.message === "slow";

test("a build that only met a slow moment is tried once more", async () => {
  expect(await tryOnceMore(failing("slow"), isSlow)).toBe("built");
});

test("a build that is slow twice, or wrong, fails with its own words", async () => {
  await expect(tryOnceMore(failing("slow", "slow"), isSlow)).rejects.toThrow("slow");
  await expect(tryOnceMore(failing("wrong"), isSlow)).rejects.toThrow("wrong");
});
