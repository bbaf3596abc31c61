import type { Browser, Page } from "playwright-core";
import { languages, pathIn, type Language } from "#domain/language/language.ts";

/** A widget gone through with keys alone: each step throws where the keyboard does not get on. */
type Script = {
  readonly widget: string;
  readonly path: string;
  readonly width?: number;
  readonly go: (hand: Hand) => Promise<void>;
};

const patienceMs = 30_000;

/** Hands on a keyboard: what is reached must show that it has the focus. */
class Hand {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** Moves by Tab until the focus is on the element, and sees its mark. */
  async tabTo(selector: string, most = 80): Promise<void> {
    for (let presses = 0; presses < most; presses += 1) {
      await this.page.keyboard.press("Tab");
      const seen = await this.page.evaluate((wanted) => {
        const active = document.activeElement;
        if (!active?.matches(wanted)) return null;
        const marked = [active, active.closest("label"), active.nextElementSibling];
        return marked.some((element) => {
          const { outlineStyle, outlineWidth } = element
            ? getComputedStyle(element)
            : new Option().style;
          return outlineStyle !== "none" && outlineStyle !== "" && parseFloat(outlineWidth) > 0;
        });
      }, selector);
      if (seen === false) throw new Error(`${selector} has the focus and does not show it.`);
      if (seen) return;
    }
    throw new Error(`${most} presses of Tab do not reach ${selector}.`);
  }

  has(selector: string): Promise<boolean> {
    return this.page.evaluate((wanted) => document.querySelector(wanted) !== null, selector);
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Until it holds, or a fault that says what did not come. */
  async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    const giveUpAt = Date.now() + patienceMs;
    while (!(await holds())) {
      if (Date.now() > giveUpAt) throw new Error(`It does not come to this: ${what}.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  focusIn(selector: string): Promise<boolean> {
    return this.page.evaluate((wanted) => !!document.activeElement?.closest(wanted), selector);
  }

  shows(selector: string): Promise<boolean> {
    return this.page.locator(selector).first().isVisible();
  }
}

/** Opens with Enter, holds the focus, closes with Escape, gives the focus back. */
async function opensAndCloses(hand: Hand, opener: string, opened: string): Promise<void> {
  await hand.tabTo(opener);
  await hand.press("Enter");
  await hand.until(`${opened} opens`, () => hand.shows(opened));
  await hand.press("Tab");
  await hand.until("the focus is inside", () => hand.focusIn(opened));
  await hand.press("Escape");
  await hand.until(`${opened} closes`, async () => !(await hand.shows(opened)));
  await hand.until("the focus is back", () => hand.focusIn(opener));
}

export const scripts: readonly Script[] = [
  {
    widget: "skip link",
    path: "/about",
    async go(hand) {
      await hand.tabTo(".skip-link", 1);
      await hand.press("Enter");
      await hand.until("the focus is on the content", () => hand.focusIn("#main"));
    },
  },
  {
    widget: "menu",
    path: "/about",
    async go(hand) {
      await opensAndCloses(hand, "[popovertarget=menu-about]", "#menu-about");
      await hand.press("ArrowDown");
      await hand.until("the arrow leads into it", () => hand.focusIn("#menu-about a"));
    },
  },
  {
    widget: "menu on a phone",
    path: "/about",
    width: 390,
    go: (hand) => opensAndCloses(hand, ".menu-button", "#mobile-menu"),
  },
  {
    widget: "search",
    path: "/about",
    go: (hand) => opensAndCloses(hand, "[popovertarget=search-box]", "#search-box"),
  },
  {
    widget: "language switch",
    path: "/about",
    async go(hand) {
      const from = new URL(hand.page.url()).pathname;
      await hand.tabTo("header a[data-language]:not([aria-current])");
      await hand.press("Enter");
      await hand.until("the page in the other language", async () => {
        const { pathname } = new URL(hand.page.url());
        return pathname !== from && pathname.endsWith("/about");
      });
    },
  },
  {
    widget: "dialog",
    path: "/about",
    async go(hand) {
      await hand.press("Tab");
      await hand.until("the application is there", () => hand.has("#donate-dialog"));
      await opensAndCloses(hand, "header a[data-dialog]", "#donate-dialog");
    },
  },
  {
    widget: "carousel",
    path: "/schools",
    async go(hand) {
      const counter = hand.page.locator(".carousel-controls p");
      const first = await counter.textContent();
      await hand.tabTo(".carousel-controls button:last-of-type");
      await hand.press("Enter");
      await hand.until("the next picture", async () => (await counter.textContent()) !== first);
    },
  },
  {
    widget: "filter",
    path: "/green-builds",
    async go(hand) {
      await hand.tabTo("main input[type=checkbox]");
      await hand.press("Space");
      await hand.until("the choice in the address", async () => hand.page.url().includes("?"));
      await hand.until("the focus stays", () => hand.focusIn("main input[type=checkbox]"));
    },
  },
  {
    widget: "gallery",
    path: "/media",
    async go(hand) {
      await hand.tabTo("a[id^=photo-]", 200);
      await hand.press("Enter");
      await hand.until("the picture opens", () => hand.shows("dialog.lightbox"));
      const at = hand.page.url();
      await hand.press("ArrowRight");
      await hand.until("the next picture", async () => hand.page.url() !== at);
      await hand.press("Escape");
      await hand.until("it closes", async () => !(await hand.shows("dialog.lightbox")));
      await hand.until("the focus is back", () => hand.focusIn("a[id^=photo-]"));
    },
  },
  {
    widget: "calculator",
    path: "/material-calculator",
    async go(hand) {
      await hand.tabTo("main input[name=build]");
      await hand.press("ArrowDown");
      await hand.tabTo("#size-across");
      await hand.press("Control+A");
      await hand.page.keyboard.type("3");
      await hand.press("Tab");
      await hand.until("the size in the address", async () => hand.page.url().includes("across=3"));
    },
  },
  {
    widget: "disclosure",
    path: "/donate",
    async go(hand) {
      await hand.tabTo("main details > summary", 120);
      await hand.press("Enter");
      await hand.until("it opens", () => hand.shows("main details[open] > :not(summary)"));
      await hand.press("Enter");
      await hand.until("it closes", async () => !(await hand.shows("main details[open]")));
    },
  },
];

export type Played = {
  readonly widget: string;
  readonly language: Language;
  readonly trouble: string | null;
};

/** Plays every script in both languages. */
export async function playScripts(browser: Browser, origin: string): Promise<Played[]> {
  const played: Played[] = [];
  for (const language of languages) {
    for (const { widget, path, width = 1280, go } of scripts) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width, height: 800 },
      });
      const page = await context.newPage();
      await page.goto(pathIn(language, path));
      const trouble = await go(new Hand(page)).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      played.push({ widget, language, trouble });
      await context.close();
    }
  }
  return played;
}
