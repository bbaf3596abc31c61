import type { Page } from "playwright-core";

/** Waits until React has hydrated the page: it leaves its own mark on the elements it owns. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
}

export async function answering(page: Page): Promise<void> {
  await page.waitForFunction(() => !("keptEvents" in window));
}

/** A hand on the mouse brings the application (app/boot/start-application.ts); until it has taken the page over. */
export async function wake(page: Page): Promise<void> {
  await answering(page);
  // From there to here: a pointer that comes to rest moves as well, and nobody did it.
  await page.mouse.move(2, 401);
  await page.mouse.move(2, 400);
  await hydrated(page);
}
