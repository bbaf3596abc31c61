import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Waiting } from "../../editor/publication.ts";
import { publishPage, type PublishPage } from "../../editor/publish-page.ts";
import { editorWords } from "../../editor/words.ts";
import { editedContent } from "../fakes/edited-content.ts";
import { axeFindings } from "./axe.ts";
import { expect, test, type Page } from "./browser.ts";
import { openPlace } from "./staff-place.ts";

/** `npm run edit` on a copy of content/, for all tests of this file, which change different files. */
let editor: Awaited<ReturnType<typeof openPlace>>;
const { root, remove } = editedContent();
const read = (path: string) => readFileSync(join(root, path), "utf8");

test.beforeAll(async () => {
  editor = await openPlace(["bin/edit.ts", "--port", "0", "--root", root]);
});
test.afterAll(async () => {
  await editor.close();
  remove();
});

type Visit = (path: string, how?: object) => Promise<Page>;
const openAt = (visit: Visit, hash: string, how: object = {}) =>
  visit(`/content#${hash}`, { options: editor.options, ...how });

const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();

test("a price is found by its words, changed and saved as one line", async ({ visit }) => {
  const page = await openAt(visit, "overview");
  await page.getByLabel("Find words or a price").fill("Workshop, standard price");
  await page
    .getByRole("link", { name: /Workshop, standard price/ })
    .first()
    .click();
  const entry = page.locator("details", { hasText: "workshop_price_standard" }).last();
  await expect(entry.getByLabel("English").first()).toBeFocused();
  const before = read("content/facts.yaml");
  await entry.getByLabel("One number").fill("1234");
  await save(page);
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  const changed = read("content/facts.yaml")
    .split("\n")
    .filter((line) => !before.split("\n").includes(line));
  expect(changed.map((line) => line.trim())).toEqual(["value: 1234"]);
  expect(read("content/facts.yaml")).toMatch(/workshop_price_standard:[\s\S]{0,200}value: 1234/);
});

test("a fault is seen beside its field, and undo brings all back", async ({ visit }) => {
  const path = "content/pages/contact.yaml";
  const before = read(path);
  const page = await openAt(visit, `${path}::opening.title.en`);
  const title = page
    .getByRole("group", { name: "Title", exact: true })
    .filter({ visible: true })
    .last();
  const [english, spanish] = [title.getByLabel("English"), title.getByLabel("Español")];
  const typed = await english.inputValue();
  // The form is rolled by itself: below the page there is nothing that one could roll to.
  const below = () => document.documentElement.scrollHeight - innerHeight;
  expect(await page.evaluate(below)).toBeLessThanOrEqual(0);
  await english.fill("Write to us today");
  await spanish.fill("");
  await save(page);
  const heading = page.getByRole("heading", { name: /Not saved yet/ });
  await expect(heading).toBeFocused();
  await expect(spanish).toHaveAccessibleDescription("Write something here.");
  expect(read(path)).toBe(before);
  await spanish.fill("Escríbanos hoy");
  await save(page);
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await expect(heading).toBeHidden();
  expect(read(path)).toContain("Write to us today");
  expect(read(path)).toContain("Escríbanos hoy");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(english).toHaveValue(typed);
  expect(read(path)).toBe(before);
});

test("a text whose English alone changed is marked", async ({ visit }) => {
  const page = await openAt(visit, "content/pages/team.yaml::head.description.en");
  const field = page.getByRole("group", { name: "Description", exact: true }).first();
  const mark = field.getByText("The English has changed since the Spanish was made from it");
  await field.getByLabel("English").fill("Who builds, teaches and keeps the books.");
  await expect(mark).toBeHidden();
  await save(page);
  await expect(mark).toBeVisible();
  await field.getByRole("button", { name: "The Spanish still fits" }).click();
  await expect(mark).toBeHidden();
});

test("a figure is picked and its value shown under the text", async ({ visit }) => {
  const page = await openAt(visit, "content/pages/mission-vision.yaml::head.description.en");
  const area = page.locator("textarea:focus");
  await expect(area).toHaveAttribute("lang", "en");
  await area.press("End");
  const field = page.getByRole("group", { name: "Description" }).first();
  await field.getByRole("button", { name: "Insert a figure" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Choose a figure" });
  await dialog.getByRole("searchbox").fill("students");
  await dialog.getByRole("button", { name: /178/ }).first().click();
  await expect(dialog).toBeHidden();
  await expect(field.getByText("students = 178").first()).toBeVisible();
});

test("half-done work is there after a reload", async ({ visit }) => {
  const path = "content/lists/partners.yaml";
  const before = read(path);
  const page = await openAt(visit, `${path}::0.name`);
  const entries = page.locator("main details.entry");
  await expect(entries.first()).toBeVisible();
  const count = await entries.count();
  const first = await entries.first().locator("summary").innerText();
  await page.getByRole("button", { name: /^Copy: / }).click();
  await expect(entries).toHaveCount(count + 1);
  // The copy is what is changed next, not the entry that was copied.
  await expect(entries.nth(1)).toHaveAttribute("open");
  await expect(entries.nth(1).locator("summary")).toBeFocused();
  await expect(entries.first()).not.toHaveAttribute("open");
  await page
    .getByRole("button", { name: /^Down: / })
    .first()
    .click();
  await page.reload();
  await expect(page.getByText("Your unsaved work from last time")).toBeVisible();
  await expect(entries).toHaveCount(count + 1);
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(entries).toHaveCount(count);
  await expect(entries.first().locator("summary")).toHaveText(first);
  expect(read(path)).toBe(before);
});

test("a fault in another file leads there", async ({ visit }) => {
  const path = "content/links.yaml";
  const page = await openAt(visit, `${path}::links.volunteer_manual.label.en`);
  await page.getByRole("button", { name: "Remove: " }).first().click();
  await save(page);
  const faults = page.locator(".fault-list");
  await faults.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Outside links");
  await expect(page.locator("main :focus")).toBeVisible();
});

test("what is missing is the first page, and leads to the field", async ({ visit }) => {
  const page = await openAt(visit, "overview");
  await expect(page.getByRole("heading", { name: "Would harm a visitor" })).toBeVisible();
  await page.getByText("Links without an address").first().click();
  await page.getByRole("link", { name: "Open the field" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Outside links");
  await expect(page.locator("main :focus")).toBeVisible();
});

const publishBase = { menu: [], language: "en", words: editorWords(), changes: [] } as const;
const nothingWrong: Waiting = { changed: [], faults: [], asksName: true };
/** Publishing, which the editor of a copy does not offer: what can be seen of it, dressed as the editor is. */
const publishStates: readonly PublishPage[] = [
  {
    ...publishBase,
    changes: [
      {
        path: "content/lists/partners.yaml",
        how: "changed",
        form: "content/lists/partners.yaml",
        shelf: "lists",
        title: { en: "Partners", es: "Aliados" },
      },
    ],
    last: {
      ending: "behind",
      when: new Date(),
      said: "! [rejected] main -> main (fetch first)",
      branch: "main",
    },
    waiting: nothingWrong,
  },
  {
    ...publishBase,
    last: { ending: "sent", when: new Date(), said: "", branch: "main" },
    waiting: {
      ...nothingWrong,
      faults: [
        {
          file: "content/pages/about.yaml",
          field: "opening.title.es",
          expected: "text",
          found: "nothing",
        },
      ],
    },
  },
];

test("the editor keeps WCAG 2.2 AA", async ({ visit, errors }) => {
  const looks = [
    ["overview", "light"],
    ["content/lists/events.yaml::0.title.en", "dark"],
    ["new-articles", "light"],
  ] as const;
  const page = await openAt(visit, "overview", { width: 1440 });
  for (const [hash, colorScheme] of looks) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`/content#${hash}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await axeFindings(page), hash).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  for (const state of publishStates) {
    await page.route("**/publish", (route) =>
      route.fulfill({ contentType: "text/html", body: publishPage(state) }),
    );
    await page.goto(new URL("/publish", editor.origin).href);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Publish");
    expect(await axeFindings(page), `publish, ${state.last?.ending}`).toEqual([]);
  }
  expect(errors).toEqual([]);
});

test("in Spanish everything is said in Spanish; a tablet has the files behind a button", async ({
  visit,
}) => {
  const page = await openAt(visit, "content/lists/events.yaml::0.title.en");
  await page.getByRole("button", { name: "Español" }).first().click();
  await expect(page.getByRole("button", { name: "Guardar" })).toBeVisible();
  await expect(page.getByLabel("Primer día").first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");

  await page.getByRole("button", { name: "English" }).first().click();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(page.getByRole("navigation", { name: "Files" })).toBeHidden();
  await page.getByRole("button", { name: "Files" }).click();
  await expect(page.getByRole("navigation", { name: "Files" })).toBeVisible();
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
});

test("an article with a photograph of its own, and undo takes it away", async ({ visit }) => {
  const page = await openAt(visit, "new-articles");
  const both = async (name: string, english: string, spanish: string) => {
    const group = page.getByRole("group", { name, exact: true });
    await group.getByLabel("English", { exact: true }).fill(english);
    await group.getByLabel("Español", { exact: true }).fill(spanish);
  };
  await both("Title", "Rain on the roof", "Lluvia en el techo");
  await both("Short version", "It rained.", "Llovió.");
  await both("Words", "It rained all night.", "Llovió toda la noche.");
  const picture = page.getByRole("group", { name: "Picture", exact: true });
  await picture.getByRole("button", { name: "New photograph" }).click();
  const dialog = page.getByRole("dialog", { name: "New photograph" });
  await dialog.getByLabel("Photograph on this machine").setInputFiles("public/icon-512.png");
  await expect(dialog.getByRole("img", { name: "The part that is shown" })).toBeVisible();
  await dialog.getByLabel("What it shows (English)").fill("rain runs off a new roof");
  const put = dialog.getByRole("button", { name: "Put it in its place" });
  await put.click();
  await expect(dialog.getByText("Write something here.").first()).toBeVisible();
  await dialog.getByLabel("What it shows (Spanish)").fill("la lluvia corre por un techo nuevo");
  await dialog.getByLabel("Day it was taken").fill("2026-05-18");
  await dialog.getByLabel("Whose photograph it is").fill("Long Way Home");
  await dialog.getByLabel("Consent of the people shown").selectOption("nobody-recognizable");
  await page.route("**/api/picture*", (route) => route.abort());
  await put.click();
  await expect(dialog.getByRole("alert")).toContainText("was not put in its place");
  await page.unroute("**/api/picture*");
  await put.click();
  await expect(dialog).toBeHidden();
  await save(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rain on the roof");
  const year = new Date().getUTCFullYear();
  const post = `content/blog/blog-${year}-rain-on-the-roof/post.yaml`;
  expect(read(post)).toContain("picture: photo-rain-runs-off-a-new-roof");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What is missing");
  expect(existsSync(join(root, post))).toBe(false);
});
