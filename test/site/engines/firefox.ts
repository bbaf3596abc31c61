import puppeteer from "puppeteer-core";
import { programPath, type Engine, type EngineKind } from "./engine.ts";

const executablePath = programPath(["firefox-esr", "firefox"]);

async function start(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: executablePath!,
    extraPrefsFirefox: { "general.smoothScroll": false },
    // Not `setViewport`: Debian's Firefox 140 lacks a command that it sends.
    defaultViewport: null,
    args: ["--width=1280", "--height=800"],
  });
  const page = await browser.newPage();
  return {
    async open(address) {
      await page.goto(address);
    },
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    click: (selector) => page.locator(selector).click(),
    fill: (selector, text) => page.locator(selector).fill(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}

/** Mozilla's engine, driven by WebDriver BiDi, which the browser itself speaks. */
export const firefox: EngineKind = {
  name: "Firefox",
  missing: executablePath ? null : "firefox-esr",
  start,
};
