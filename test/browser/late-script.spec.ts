import { pathIn } from "#domain/language/language.ts";
import { expect, hold, inEachLanguage, ready, rested } from "./browser.ts";

inEachLanguage("before script has come,", ({ language, inTurn, ...words }) => {
  const { content, reader, label, nav, item } = words;
  inTurn.test("Donate and the menu work until the application has come", async ({ visit }) => {
    const page = await visit("/robots.txt", { width: 390 });
    const scripts = await hold(page, "**/assets/*.js");
    await page.goto(pathIn(language, "/volunteer"));
    await page.getByRole("banner").locator("[data-dialog=donate-dialog]").first().click();
    const title = label("donate_start.title");
    await expect(page.locator("dialog:modal", { hasText: title })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: label("shell.menu"), exact: true }).click();
    const menu = page.getByRole("dialog", { name: label("shell.menu") });
    await expect(menu).toBeVisible();
    scripts.letGo();
    await ready(page);
    await expect(menu).toBeVisible();
  });

  inTurn.test("an older browser keeps its page and menu", async ({ visit }) => {
    const page = await visit("/robots.txt", { width: 390 });
    await page.addInitScript(() => Reflect.deleteProperty(Map, "groupBy"));
    await page.goto(pathIn(language, "/"));
    await ready(page);
    await expect(page.locator("h1")).toContainText("35,000");

    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "toSorted"));
    await page.reload();
    await page.getByRole("button", { name: label("shell.menu"), exact: true }).click();
    await expect(page.getByRole("dialog", { name: label("shell.menu") })).toBeVisible();
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    for (const _ of [1, 2]) await page.evaluate(painted);
    await expect(page.locator("link[rel=modulepreload]")).toHaveCount(0);
  });

  inTurn.test("presses before the shell's script are done when it comes", async ({ visit }) => {
    const page = await visit("/robots.txt");
    const script = await hold(page, "**/assets/shell-*.js");
    await page.goto(pathIn(language, "/volunteer/packing"));
    const root = page.locator("html");
    const before = await root.getAttribute("data-theme");
    await page.getByRole("button", { name: label("shell.to_dark") }).click();
    await page.locator("[data-tick]").first().check();
    expect(await root.getAttribute("data-theme")).toBe(before);
    script.letGo();
    await expect(root).toHaveAttribute("data-theme", "dark");
    await page.reload();
    await expect(root).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("[data-tick]").first()).toBeChecked();

    const again = await hold(page, "**/assets/shell-*.js");
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(pathIn(language, "/donate"));
    await page.getByRole("button", { name: label("shell.menu"), exact: true }).click();
    const menu = page.getByRole("dialog", { name: label("shell.menu") });
    await menu.getByRole("link", { name: label("shell.donate"), exact: true }).click();
    again.letGo();
    await expect(menu).toBeHidden();

    await page.route("**/assets/shell-*.js", () => {});
    await page.goto(pathIn(language, "/contact"));
    await page.getByRole("banner").getByRole("link").first().click();
    await page.waitForURL(`**${pathIn(language, "/")}`);
  });

  inTurn.test("after a lost connection a press loads what is missing", async ({ visit }) => {
    const page = await visit("/robots.txt");
    await page.clock.install();
    const requests = { shell: 0, state: 0 };
    for (const name of ["shell", "state"] as const)
      await page.route(`**/assets/${name}-*`, (route) =>
        requests[name]++ === 0 ? route.abort() : route.continue(),
      );
    await page.goto(pathIn(language, "/volunteer/packing"));
    await expect.poll(() => requests.shell).toBe(1);
    await page.getByRole("button", { name: label("shell.to_dark") }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(requests.shell).toBe(2);
    await page.evaluate(() => {
      window.print = () => (document.body.dataset.printed = "");
    });
    await expect.poll(() => requests.state).toBe(1);
    const { print } = reader.resolve(content.pages.volunteerPacking);
    await page.getByRole("button", { name: print }).click();
    await rested(page);
    expect(requests.state).toBe(1);
    await page.clock.fastForward(10_000);
    await page.keyboard.press("Shift");
    await expect(page.locator("body")).toHaveAttribute("data-printed");
    expect(requests.state).toBe(2);
    const links = await page
      .locator("link[rel=modulepreload]")
      .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
    expect(new Set(links).size).toBe(links.length);
  });

  inTurn.test("presses during hydration are done", async ({ visit }) => {
    const page = await visit("/robots.txt");
    // React hydrates once it has read the page's data, which waits here until letGo() is called.
    await page.addInitScript(() => {
      window.TextEncoderStream = class extends TransformStream {
        constructor() {
          const transform: Transformer["transform"] = async (part, to) => {
            await new Promise<void>((letGo) => void Object.assign(window, { letGo }));
            to.enqueue(new TextEncoder().encode(part));
          };
          super({ transform });
        }
      } as typeof TextEncoderStream;
    });
    await page.goto(pathIn(language, "/offline"));
    await page.locator("input[name=page]").first().check();
    const { pick } = reader.resolve(content.pages.offline);
    await page.getByRole("button", { name: pick.keep }).click();
    await expect(page.getByText(pick.done)).toBeVisible();
    await page.waitForFunction(() => Object.keys(document).some((key) => /_react/.test(key)));
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: nav("about") }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.locator(":focus")).toContainText(item("about", 0));
    await page.getByRole("button", { name: label("shell.to_dark") }).click();
    await expect(page.getByRole("button", { name: label("shell.to_light") })).toBeVisible();
    const sum = page.locator("[data-sum]");
    const before = (await sum.textContent())!;
    await page.locator("input[name=page]").last().check();
    await expect(sum).not.toHaveText(before);
    await page.getByRole("button", { name: pick.remove }).click();
    await expect(page.getByText(pick.removed)).toBeVisible();
    await page.evaluate("letGo()");
    await ready(page);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  inTurn.test("a press or a choice before the application is done once", async ({ visit }) => {
    const page = await visit("/robots.txt");
    const state = await hold(page, "**/assets/state-*.txt");
    await page.goto(pathIn(language, "/blog/blog-2021-smoke-efficient-stove"));
    await page.evaluate(() => {
      const copied: string[] = [];
      navigator.clipboard.writeText = async (text) => void copied.push(text);
      Object.assign(window, { copied });
    });
    const copy = page.locator("[data-press]").filter({ visible: true }).last();
    await copy.click();
    await copy.click();
    state.letGo();
    const copied = () => page.evaluate(() => (window as unknown as { copied: string[] }).copied);
    await ready(page);
    await expect.poll(async () => (await copied()).length).toBe(1);
    const again = await hold(page, "**/assets/*.js");
    await page.goto(pathIn(language, "/green-building-workshop"));
    await page.locator("#planner [value=private]").check();
    again.letGo();
    await ready(page);
    await expect(page).toHaveURL(/package=private/);
  });
});
