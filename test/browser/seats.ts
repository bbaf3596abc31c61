import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";

export type SeatOptions = Omit<BrowserContextOptions, "extraHTTPHeaders">;

export type Seat = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly key: string;
  /** True when a test did something that `clear` cannot undo: do not reuse it. */
  isWorn: boolean;
};

/** Marks the page as worn when a test calls something that `clear` cannot undo. */
function noteWear(seat: Seat): void {
  const { page, context } = seat;
  const note = (owner: object, ...names: string[]) => {
    for (const name of names) {
      const own = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
      Reflect.set(owner, name, (...given: unknown[]) => {
        seat.isWorn = true;
        return own.apply(owner, given);
      });
    }
  };
  note(page, "addInitScript", "exposeFunction", "exposeBinding", "close");
  note(page.clock, "install", "setFixedTime", "setSystemTime", "pauseAt", "fastForward");
  note(context, "addInitScript", "newCDPSession", "setOffline", "grantPermissions", "route");
  context.on("page", () => (seat.isWorn = true));
  page.on("crash", () => (seat.isWorn = true));
}

/**
 * Chromium's argument for pages that fetch no pictures, which keep their place by width and height: fewer requests, and
 * nothing to decode. Without lazy loading, because a page that is printed waits half a second for lazy pictures.
 */
export const noPictures = "--blink-settings=imagesEnabled=false,lazyLoadEnabled=false";

const mostFree = 4;

/**
 * A pool of pages that tests reuse, because starting a page takes longer than most visits. A reused page has no
 * storage, cookies, routes or listeners of an earlier test, but still its HTTP cache.
 * `visit` sets everything else.
 */
export class Seats {
  readonly #browser: (pictures: boolean) => Promise<Browser>;
  #free: Seat[] = [];

  /** @param browser gives a browser that shows pictures, or one that does not */
  constructor(browser: (pictures: boolean) => Promise<Browser>) {
    this.#browser = browser;
  }

  /**
   * A free page that was opened with these options, or a new one.
   * @param isNew true for a new page with an empty cache, which closes with the test
   * @param pictures false for a browser without pictures
   */
  async take(
    options: SeatOptions,
    { isNew, pictures }: { isNew: boolean; pictures: boolean },
  ): Promise<Seat> {
    const key = JSON.stringify({ ...options, pictures });
    const at = this.#free.findIndex((seat) => seat.key === key);
    if (at >= 0 && !isNew) return this.#free.splice(at, 1)[0]!;
    const context = await (await this.#browser(pictures)).newContext(options);
    const seat: Seat = { context, page: await context.newPage(), key, isWorn: isNew };
    noteWear(seat);
    return seat;
  }

  /** Returns a page to the pool; closes it if it cannot be cleared, or a page with the same options is free. */
  async giveBack(seat: Seat): Promise<void> {
    const isEnough = this.#free.some(({ key }) => key === seat.key);
    if (seat.isWorn || isEnough || !(await clear(seat))) return seat.context.close();
    this.#free.push(seat);
    // Closes the page that has been free longest: its site may have ended with its test file.
    if (this.#free.length > mostFree) await this.#free.shift()!.context.close();
  }

  async close(): Promise<void> {
    await Promise.all(this.#free.map(({ context }) => context.close()));
    this.#free = [];
  }
}

/** Makes a page as it was when it was new. @returns false when that failed */
async function clear({ page, context, key }: Seat): Promise<boolean> {
  try {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    for (const event of ["request", "console", "weberror"] as const)
      context.removeAllListeners(event);
    await page.mouse.move(-1, -1);
    // A page without script, because the old one may still write to storage.
    await page.goto("/robots.txt");
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
    const { storageState: kept } = JSON.parse(key) as SeatOptions;
    if (typeof kept === "object") await context.addCookies(kept.cookies);
    return true;
  } catch {
    // The site has ended or the page hangs.
    return false;
  }
}
