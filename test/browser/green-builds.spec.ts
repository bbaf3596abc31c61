import { pathIn } from "#domain/language/language.ts";
import { expect, inEachLanguage, ready, rested, type Page } from "./browser.ts";

const query = (page: Page) => new URL(page.url()).search;

/** Expects the dialog to be open after two more frames: a faulty one would have closed itself by then. */
async function stays(page: Page, words: string) {
  await rested(page);
  await rested(page);
  await expect(page.locator("dialog:modal")).toContainText(words);
}

inEachLanguage("green builds", ({ language, inTurn, content, reader }) => {
  const projects = reader.resolve(content.lists.projects);
  const stoves = projects.filter(({ category }) => category === "stoves");

  inTurn.test("the list follows every choice and Back", async ({ visit, errors }) => {
    const page = await visit("/green-builds", { language });
    // Clicked before hydration. `force`, because hydration may replace the box during Playwright's checks.
    await page.locator('input[name="category"][value="stoves"]').click({ force: true });
    const count = page.locator(".project-count");
    await expect(page.locator(".project-card")).toHaveCount(stoves.length);
    await expect.poll(() => query(page)).toBe("?category=stoves");
    await ready(page);
    await expect(count).toHaveAttribute("role", "status");
    const box = page.locator('input[name="category"][value="stoves"]');
    await expect(box).toBeFocused();
    await expect(count).toContainText(String(stoves.length));

    await page.getByRole("link", { name: stoves[0]!.title }).click();
    const dialog = page.locator("dialog:modal", { hasText: stoves[0]!.title });
    await expect(dialog).toBeVisible();
    await stays(page, stoves[0]!.description);
    expect(query(page)).toBe(`?category=stoves&project=${stoves[0]!.id}`);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    expect(query(page)).toBe("?category=stoves");
    await expect(page.locator(".project-card")).toHaveCount(stoves.length);

    // Opened by its address, it closes by Escape.
    await page.goto(pathIn(language, `/green-builds?project=${projects[0]!.id}`));
    await ready(page);
    await stays(page, projects[0]!.description);
    await page.keyboard.press("Escape");
    await expect.poll(() => query(page)).toBe("");
    await expect(page.locator(".project-card")).toHaveCount(projects.length);
    expect(errors).toEqual([]);
  });
});
