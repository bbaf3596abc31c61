import { readFileSync } from "node:fs";
import { join } from "node:path";
import { guatemalaDay } from "#domain/clock.ts";
import { fileAddress } from "../../editor/names.ts";
import { editedContent } from "../fakes/edited-content.ts";
import { axeFindings, openFrom } from "./axe.ts";
import { expect, hold, test, type Page } from "./browser.ts";
import { looksRight, openPlace } from "./staff-place.ts";

/** The editor of a copy of content/, for all tests of this file, which change different files. */
let editor: Awaited<ReturnType<typeof openPlace>>;
let content: ReturnType<typeof editedContent>;
const read = (path: string) => readFileSync(join(content.root, path), "utf8");

test.beforeAll(async () => {
  content = editedContent();
  editor = await openPlace(["test/fakes/use-editor.ts", content.root]);
});
test.afterAll(async () => {
  await editor.close();
  content.remove();
});

type Visit = (path: string, how?: object) => Promise<Page>;
const openAt = (visit: Visit, address: string, how = {}) =>
  visit(address, { options: editor.options, ...how });

const save = (page: Page) => page.getByRole("button", { name: "Save and publish" }).click();

test("the editor's forms handle a figure, a fault and an old version", async ({ visit }) => {
  const path = "content/pages/contact.yaml";
  const before = read(path);
  const page = await openAt(visit, fileAddress(path, "title.en"));
  const titles = page.getByRole("group", { name: "Title", exact: true });
  const title = titles.filter({ has: page.locator('[name="title.en"]') });
  const [english, spanish] = [title.getByLabel("English"), title.getByLabel("Español")];
  await expect(page.locator("textarea:focus")).toHaveAttribute("lang", "en");
  await english.fill("Write to us today");
  await title.getByRole("button", { name: "Insert a figure" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Choose a figure" });
  await dialog.getByRole("searchbox").fill("no such figure");
  await expect(dialog.getByText("Nothing found.")).toBeVisible();
  await dialog.getByRole("searchbox").fill("stúdents");
  await dialog.getByRole("button", { name: /178/ }).first().click();
  await expect(dialog).toBeHidden();
  await expect(title.getByText("students = 178").first()).toBeVisible();
  await spanish.fill("");
  await save(page);
  const heading = page.getByRole("heading", { name: /Not saved yet/ });
  await expect(heading).toBeFocused();
  await expect(spanish).toHaveAccessibleDescription("Something is missing here.");
  expect(read(path)).toBe(before);
  await spanish.fill("Escríbanos hoy");
  await expect(title.getByText("Something is missing here.")).toBeHidden();
  await save(page);
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await expect(heading).toBeHidden();
  expect(read(path)).toContain("Write to us today");
  expect(read(path)).toContain("Escríbanos hoy");
  await page.getByRole("link", { name: "How it was before" }).click();
  await page.locator(".rows a").last().click();
  await expect(page.getByText("Write to us today").first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Restore everything" }).click();
  await page.getByText("Old and new side by side").first().click();
  expect(await axeFindings(page)).toEqual([]);
});

test("half-done work is there after the session has ended", async ({ visit }) => {
  const path = "content/lists/partners.yaml";
  const before = read(path);
  const page = await openAt(visit, fileAddress(path, "0.name"));
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
  // Another tab has saved the same file, and the session has ended.
  await page.evaluate(() => localStorage.clear());
  await page.route("**/content/file*", (route) => route.fulfill({ status: 401 }));
  await page.getByRole("button", { name: "Save for later" }).click();
  await page.waitForURL("**/sign-in?*");
  await page.unroute("**/content/file*");
  await page.goto(fileAddress(path));
  await expect(page.getByText("Your unsaved work from last time")).toBeVisible();
  await expect(entries).toHaveCount(count + 1);
  const discard = page.getByRole("button", { name: "Discard changes" });
  await discard.click();
  await expect(entries).toHaveCount(count + 1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(entries).toHaveCount(count);
  await entries.first().locator("summary").click();
  await page.locator("button:visible", { hasText: "Copy" }).first().click();
  page.on("dialog", (asked) => void asked.accept());
  await discard.click();
  await expect(page.getByText("Discarded: what was not saved here.")).toBeVisible();
  await expect(entries).toHaveCount(count);
  await expect(entries.first().locator("summary")).toHaveText(first);
  expect(read(path)).toBe(before);
});

test("the launch list leads from each missing thing to its field", async ({ visit }) => {
  const page = await openAt(visit, "/launch");
  await expect(page.getByRole("heading", { name: "Who we are" })).toBeVisible();
  await page.getByText("Links without an address").first().click();
  await page.locator("details[open]").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Outside links");
  await expect(page.locator("main :focus")).toBeVisible();
});

test("the editor keeps WCAG 2.2 AA in both themes, and in Spanish on a phone", async ({
  visit,
  errors,
}) => {
  const page = await openFrom(await openAt(visit, "/content"));
  await page.setViewportSize({ width: 1440, height: 800 });
  const events = fileAddress("content/lists/events.yaml", "0.title.en");
  for (const place of ["/content", "/content/new/articles", events]) {
    await page.goto(place);
    await looksRight(page);
  }
  await page.getByRole("button", { name: "Español" }).first().click();
  await expect(page.getByLabel("Primer día").first()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await looksRight(page);
  // A new entry is in sight with its fields, below the buttons that stay at the top.
  await page.getByRole("button", { name: "Agregar", exact: true }).last().click();
  await expect(page.getByText("Entrada nueva")).toBeInViewport();
  const title = page.locator("textarea:focus");
  await expect(title).toHaveAttribute("name", /title\.en$/);
  expect((await title.boundingBox())!.y).toBeLessThan(500);
  expect(errors).toEqual([]);
});

test("an article takes a photograph of its own and later its drawing again", async ({ visit }) => {
  const page = await openAt(visit, "/content/new/articles", { pictures: true });
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
  const dialog = page.locator("#photographs");
  const put = dialog.getByRole("button", { name: "Save", exact: true });
  const describe = async (spanish: string) => {
    await dialog.getByLabel("From this device").setInputFiles("public/icon-512.png");
    await expect(dialog.getByRole("img", { name: "The part that is shown" })).toBeVisible();
    await dialog.getByLabel("English").fill("rain runs off a new roof");
    await dialog.getByLabel("Español").fill(spanish);
    await dialog.getByLabel("Taken on").fill("2026-05-18");
    await dialog.getByLabel("Whose photograph it is").fill("Long Way Home");
    await dialog.getByLabel("Consent of the people shown").selectOption("nobody-recognizable");
    await put.click();
  };
  await describe("");
  await expect(dialog.getByText("Something is missing here.").first()).toBeVisible();
  await dialog.getByLabel("Español").fill("la lluvia corre por un techo nuevo");
  const refusals = { 401: "session has ended", 500: "was not saved" };
  for (const [status, says] of Object.entries(refusals)) {
    await page.route("**/api/picture*", (route) => route.fulfill({ status: Number(status) }));
    await put.click();
    await expect(dialog.getByRole("alert")).toContainText(says);
  }
  await page.unroute("**/api/picture*");
  await put.click();
  await expect(dialog).toBeHidden();
  const script = await hold(page, "**/editor.js");
  await save(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rain on the roof");
  const year = guatemalaDay(new Date()).slice(0, 4);
  const post = `content/blog/blog-${year}-rain-on-the-roof/post.yaml`;
  const photograph = "content/pictures/photo-rain-runs-off-a-new-roof.yaml";
  expect(read(post)).toContain("picture: photo-rain-runs-off-a-new-roof");
  const back = page.getByRole("button", { name: "Back to the drawing" });
  await expect(back).toHaveCount(0);
  // A press before the script has started is not lost.
  const pressed = page.getByRole("button", { name: "Replace this picture on every page" }).click();
  script.letGo();
  await pressed;
  await describe("la lluvia corre por un techo nuevo");
  const said = page.getByText("The photograph is in its place and public.");
  await expect(said).toHaveClass(/is-photograph_public/);
  await page.goto(fileAddress("content/pages/about.yaml", "opening.picture"));
  await page.locator("[data-slot=about-opening]").click();
  await describe("la lluvia corre por un techo nuevo");
  page.on("dialog", (asked) => void asked.accept());
  await back.waitFor();
  await page.route("**/api/picture*", (route) => route.abort());
  await back.click();
  await expect(page.getByText("The editor does not answer.")).toBeVisible();
  await page.unroute("**/api/picture*");
  await back.click();
  await expect(page.getByText("The drawing is back and public.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Discard changes" })).toBeHidden();
  await page.goto(fileAddress(photograph));
  await page.getByRole("button", { name: "Take the photograph down" }).click();
  await expect(page.getByText("shown elsewhere: Rain on the roof")).toBeVisible();
});

test("the photograph form names each place and each missing text", async ({ visit }) => {
  const page = await openAt(visit, "/content/photographs", { pictures: true });
  const dialog = page.getByRole("dialog", { name: "New photograph" });
  const files = ["public/icon-512.png", "test/fakes/photograph.heic", "package.json"];
  const input = dialog.getByLabel("From this device");
  await page.route("**/api/heic", (route) => route.fulfill({ status: 401 }));
  await input.setInputFiles(files[1]!);
  await expect(dialog.getByRole("alert")).toContainText("session has ended");
  await page.unroute("**/api/heic");
  await input.setInputFiles(files);
  await expect(dialog.getByRole("alert")).toContainText("cannot read package.json");
  const places = dialog.getByLabel("Where it goes");
  await expect(places.nth(1)).toHaveValue("");
  await places.first().selectOption({ index: 1 });
  const english = dialog.getByLabel("English").first();
  await expect(english).toHaveValue("");
  await expect(english).toHaveAttribute("placeholder", /^Until now: /);
  await dialog.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.locator(":focus")).toHaveAccessibleDescription("Something is missing here.");
  const leave = [
    () => page.evaluate(() => location.reload()),
    () => page.keyboard.press("Escape"),
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Close" }).click(),
  ];
  let [asked, stays] = [0, true];
  page.on("dialog", (one) => {
    asked += 1;
    void (stays ? one.dismiss() : one.accept());
  });
  for (const [at, by] of leave.entries()) {
    await by();
    await expect.poll(() => asked).toBe(at + 1);
    await expect(english).toBeVisible();
  }
  stays = false;
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Content");
});

test("the preview hides parts of the form, also of one that is not saved", async ({ visit }) => {
  const path = "content/pages/volunteer.yaml";
  const page = await openAt(visit, fileAddress(path), { width: 1440 });
  const preview = page.frameLocator(".preview iframe");
  const press = (name: string) => preview.getByRole("button", { name });
  const hidden = page.locator("summary", { hasText: "(Not shown)" });
  await expect(press("Hide: Ways to come")).toBeVisible();
  await preview.getByRole("heading", { name: "What you will do" }).click();
  await expect(page.locator("textarea:focus")).toHaveValue("What you will do");
  await page.locator("summary", { hasText: ": Ways to come" }).click();
  await page.getByRole("button", { name: /^Down: .*Ways to come/ }).click();
  await press("Hide: Ways to come").click();
  await expect(hidden).toHaveText([/Ways to come/]);
  await page.getByRole("button", { name: "Undo" }).click();
  await press("Hide: Ways to come").press("Enter");
  await expect(press("Show: Ways to come")).toBeFocused();
  await press("Show: Ways to come").press("Enter");
  await expect(press("Hide: Ways to come")).toBeFocused();
  await press("Hide: Ways to come").click();
  await page.getByRole("button", { name: "Save for later" }).click();
  await expect(page.getByRole("status").filter({ hasText: "saved this," })).toBeFocused();
  expect(readFileSync(join(content.root, ".waiting", path), "utf8")).toContain("hidden: true");
  await page.getByRole("link", { name: "See unpublished changes" }).click();
  const discard = page.getByRole("button", { name: "Discard" });
  await expect(discard).toBeHidden();
  await page.getByText("Discard", { exact: true }).first().click();
  await discard.click();
  await expect(page.getByText("The chosen changes are discarded.")).toBeVisible();
});
