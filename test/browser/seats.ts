import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";

/** Options that a page is opened with; the rest of a visit is set anew each time. */
export type SeatOptions = Omit<BrowserContextOptions, "extraHTTPHeaders">;

/** A page of a visitor with storage of its own. */
export type Seat = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly key: string;
  /** Something was done to it that cannot be taken back. */
  isWorn: boolean;
};

/** Notes calls whose effect stays in a page or its context for good. */
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

/** Chromium's error for a request that `blockPictures` stops. */
export const blockedError = "net::ERR_BLOCKED_BY_CLIENT";

/**
 * Fetches no picture and no film: decoding and painting them takes more processor time than the rest of a page, and
 * each keeps its place by its width and height. test/site/full-budgets.test.ts fetches them.
 */
async function blockPictures({ page, context }: Seat): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: ["*/pictures/*", "*/films/*"] });
}

/** Each holds the memory of a page. */
const mostFree = 4;

/**
 * Pages that one test leaves and the next one takes: to start a page's process costs more than most
 * visits. Whoever takes one finds no storage, no cookie, no route and no listener of another; what the
 * browser keeps of the site's files stays. `visit` sets everything else anew.
 */
export class Seats {
  readonly #browser: Browser;
  #free: Seat[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /**
   * A free page that was opened with these options, or a new one.
   * @param isNew it must be new, its cache empty, and closes with the test
   * @param pictures pictures and films are fetched
   */
  async take(
    options: SeatOptions,
    { isNew, pictures }: { isNew: boolean; pictures: boolean },
  ): Promise<Seat> {
    const key = JSON.stringify({ ...options, pictures });
    const at = this.#free.findIndex((seat) => seat.key === key);
    if (at >= 0 && !isNew) return this.#free.splice(at, 1)[0]!;
    const context = await this.#browser.newContext(options);
    const seat: Seat = { context, page: await context.newPage(), key, isWorn: isNew };
    if (!pictures) await blockPictures(seat);
    noteWear(seat);
    return seat;
  }

  /** Takes a page back: it is cleared, or closed when it cannot be or one like it is free. */
  async giveBack(seat: Seat): Promise<void> {
    const isEnough = this.#free.some(({ key }) => key === seat.key);
    if (seat.isWorn || isEnough || !(await clear(seat))) return seat.context.close();
    this.#free.push(seat);
    // The one nobody has taken for longest: its site may have closed with the tests of its file.
    if (this.#free.length > mostFree) await this.#free.shift()!.context.close();
  }

  async close(): Promise<void> {
    await Promise.all(this.#free.map(({ context }) => context.close()));
    this.#free = [];
  }
}

/** @returns whether it could be made as it was when it was new */
async function clear({ page, context, key }: Seat): Promise<boolean> {
  try {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    for (const event of ["request", "console", "pageerror"] as const)
      page.removeAllListeners(event);
    // No element of the next page is under the mouse.
    await page.mouse.move(-1, -1);
    // A page that is left may still write; on this one nobody does.
    await page.goto("/robots.txt");
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
    // Staff who came in stay in, as when the page was new.
    const { storageState: kept } = JSON.parse(key) as SeatOptions;
    if (typeof kept === "object") await context.addCookies(kept.cookies);
    return true;
  } catch {
    // The site has gone, or the page hangs: whoever comes next gets a new one.
    return false;
  }
}
