import { pathIn } from "#domain/language/language.ts";
import { answering, expect, hold, inEachLanguage, ready } from "./browser.ts";

inEachLanguage(
  "before script has come,",
  ({ language, inTurn, content, reader, label, nav, item }) => {
    inTurn.test("a menu opened before the application stays open", async ({ visit }) => {
      const page = await visit("/", { language, width: 390 });
      const scripts = await hold(page, "**/assets/*.js");
      await page.getByRole("button", { name: label("shell.menu"), exact: true }).click();
      const menu = page.getByRole("dialog", { name: label("shell.menu") });
      await expect(menu).toBeVisible();
      scripts.letGo();
      await ready(page);
      await expect(menu).toBeVisible();
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

      await page.route("**/assets/shell-*.js", () => {});
      await page.goto(pathIn(language, "/contact"));
      await page.getByRole("banner").getByRole("link").first().click();
      await page.waitForURL(`**${pathIn(language, "/")}`);
    });

    inTurn.test("after a lost connection a press loads the shell's script", async ({ visit }) => {
      const page = await visit("/robots.txt");
      let requests = 0;
      await page.route("**/assets/shell-*.js", (route) =>
        requests++ === 0 ? route.abort() : route.continue(),
      );
      await page.goto(pathIn(language, "/contact"));
      await expect.poll(() => requests).toBe(1);
      await page.getByRole("button", { name: label("shell.to_dark") }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      expect(requests).toBe(2);
    });

    inTurn.test("after a lost connection a press loads the application", async ({ visit }) => {
      const page = await visit("/robots.txt");
      let requests = 0;
      await page.route("**/assets/state-*.json", (route) =>
        requests++ === 0 ? route.abort() : route.continue(),
      );
      await page.goto(pathIn(language, "/volunteer/packing"));
      await page.evaluate(() => {
        window.print = () => (document.body.dataset.printed = "");
      });
      await answering(page);
      await page.mouse.move(2, 401);
      await page.mouse.move(2, 400);
      await expect.poll(() => requests).toBe(1);
      const { print } = reader.resolve(content.pages.volunteerPacking);
      await page.getByRole("button", { name: print }).click();
      await expect(page.locator("body")).toHaveAttribute("data-printed");
      expect(requests).toBe(2);
    });

    inTurn.test("presses during hydration are done", async ({ visit }) => {
      const page = await visit("/robots.txt");
      const state = await hold(page, "**/assets/state-*.json");
      await page.goto(pathIn(language, "/"));
      await answering(page);
      const requested = page.waitForRequest("**/assets/state-*.json");
      await page.mouse.move(2, 401);
      await page.mouse.move(2, 400);
      await requested;
      const header = page.getByRole("banner");
      await header.getByRole("button", { name: nav("about") }).focus();
      await page.keyboard.press("ArrowDown");
      await expect(page.locator(":focus")).toContainText(item("about", 0));
      await page.getByRole("button", { name: label("shell.to_dark") }).click();
      await expect(page.getByRole("button", { name: label("shell.to_light") })).toBeVisible();
      state.letGo();
      await ready(page);
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    });

    inTurn.test("a double press before the application is one press", async ({ visit }) => {
      const page = await visit("/robots.txt");
      const state = await hold(page, "**/assets/state-*.json");
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
    });

    inTurn.test("a script that came into a page does not run", async ({ visit }) => {
      const page = await visit("/robots.txt");
      const evil = `<script>document.documentElement.dataset.evil = "yes"</script>`;
      await page.route(pathIn(language, "/contact"), async (route) => {
        const response = await route.fetch();
        const body = (await response.text())
          .replace("<title>", `${evil}$&`)
          .replace("<main", `${evil}$&`)
          .replace("<h1", `${evil}$&`)
          .replace("</main>", `$&${evil}`)
          .replace("</body>", `${evil}$&`);
        await route.fulfill({ response, body });
      });
      await page.goto(pathIn(language, "/contact"));
      expect((await page.content()).split(evil)).toHaveLength(6);
      await expect(page.locator("html")).toHaveAttribute("data-script", "on");
      await expect(page.locator("html")).not.toHaveAttribute("data-evil");
    });
  },
);
