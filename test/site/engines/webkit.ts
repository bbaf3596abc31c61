import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { Builder, By, Capabilities, Key, until } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { programPath, type Engine, type EngineKind } from "./engine.ts";

const driver = programPath(["WebKitWebDriver"]);
const screen = programPath(["Xvfb"]);
const [browser] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");

const patienceMs = 10_000;

const missing = () => {
  if (!driver || !browser) return "webkit2gtk-driver";
  return process.env.DISPLAY || screen ? null : "xvfb";
};

/** A screen for a browser that wants one: this machine's, or one in memory. */
function startScreen(): { display: string; stop: () => void } {
  if (process.env.DISPLAY) return { display: process.env.DISPLAY, stop: () => {} };
  const display = `:${process.pid}`;
  const server = spawn(screen!, [display, "-screen", "0", "1280x900x24"], { stdio: "ignore" });
  return { display, stop: () => server.kill() };
}

async function start(): Promise<Engine> {
  const { display, stop } = startScreen();
  const environment = {
    ...process.env,
    DISPLAY: display,
    LIBGL_ALWAYS_SOFTWARE: "1",
    // Only our own pages are opened, and its sandbox cannot be had inside another one.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  };
  const service = new DriverService.Builder(driver!)
    .setLoopback(true)
    .setEnvironment(environment)
    .build();
  const session = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
      }),
    )
    .build();
  await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  /**
   * Waited for, as a page may be coming still when the driver says that it has come, and brought into view at once: it
   * does not wait for a page that scrolls smoothly.
   */
  async function find(selector: string) {
    const element = await session.wait(until.elementLocated(By.css(selector)), patienceMs);
    const middle = `arguments[0].scrollIntoView({ block: "center", behavior: "instant" })`;
    await session.executeScript(middle, element);
    return element;
  }
  return {
    open: (to) => session.get(to),
    evaluate: <T>(expression: string) => session.executeScript<T>(`return (${expression})`),
    click: async (selector) => (await find(selector)).click(),
    async fill(selector, text) {
      const field = await find(selector);
      await field.clear();
      await field.sendKeys(text);
    },
    async press(key) {
      const keys = { Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT };
      await session.actions().sendKeys(keys[key]).perform();
    },
    async close() {
      await session.quit();
      await service.kill();
      stop();
    },
  };
}

/** The engine of Safari, in the port that Debian has, driven by WebDriver. */
export const webkit: EngineKind = { name: "WebKit", missing: missing(), start };
