import type { Page } from "playwright-core";

/** Waits until React has hydrated the page, by a property that it adds to its elements. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
}

/** Waits until the shell's script answers presses (app/boot/head.ts). */
export async function answering(page: Page): Promise<void> {
  await page.waitForFunction(() => !("keptEvents" in window));
}

/** Moves the mouse, which loads the application (app/boot/start-application.ts), and waits until it has hydrated. */
export async function wake(page: Page): Promise<void> {
  await answering(page);
  // Twice: a single move looks like the one that browsers send for a pointer at rest.
  await page.mouse.move(2, 401);
  await page.mouse.move(2, 400);
  await hydrated(page);
}
