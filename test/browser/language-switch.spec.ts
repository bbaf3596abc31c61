import { pathIn } from "#domain/language/language.ts";
import { answering, expect, inEachLanguage, ready, test } from "./browser.ts";

inEachLanguage("the other language", ({ language, inTurn }) => {
  inTurn.test("its switch keeps query, anchor and typed words", async ({ visit }) => {
    const other = language === "en" ? "es" : "en";
    const page = await visit("/contact?from=card#write", { language });
    await answering(page);
    const words = { name: "Rosa Cúmez", phone: "+502 5555 0101", message: "¿Hay cupo?" };
    const field = (name: string) => page.locator(`#contact-${name}`);
    for (const [name, value] of Object.entries(words)) await field(name).fill(value);
    await field("subject").selectOption("education");
    const name = { en: "English", es: "Español" }[other];
    const link = page.getByRole("banner").getByRole("link", { name });
    await link.click();
    await page.waitForURL(`**${pathIn(other, "/contact")}?from=card#write`);
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    for (const [name, value] of Object.entries(words)) await expect(field(name)).toHaveValue(value);
    await expect(field("subject")).toHaveValue("education");
    // Also once the application has taken the page over.
    await ready(page);
    await expect(field("name")).toHaveValue(words.name);
    await page.goto(`/lite${pathIn(language, "/contact")}`);
    await field("name").fill("Ana");
    await page.reload();
    await expect(field("name")).toHaveValue("Ana");
    await link.click();
    await page.waitForURL(`**/lite${pathIn(other, "/contact")}#contact-form`);
    await expect(field("name")).toHaveValue("Ana");
    await page.getByRole("complementary").locator("a[href*='lite=0']").click();
    await page.waitForURL((url) => url.pathname === pathIn(other, "/contact"));
    await expect(field("name")).toHaveValue("Ana");
  });

  inTurn.test("is in sight at every width of a header without overlaps", async ({ visit }) => {
    const other = language === "en" ? "Español" : "English";
    const page = await visit("/contact", { language });
    const header = page.getByRole("banner");
    for (const width of [320, 345, 360, 376, 768, 1100, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(header.getByRole("link", { name: other })).toBeInViewport({ ratio: 1 });
      // The brand's words, and then what can be pressed, from left to right; what is out of sight has no width.
      const edges = await header.evaluate((element) =>
        [
          ...element.querySelectorAll(
            ".site-header-bar :is(.brand b, nav a, button, .language-switch a, a.button)",
          ),
        ]
          .map((each) => each.getBoundingClientRect())
          .filter((box) => box.width > 0 && box.top < 72)
          .flatMap(({ left, right }) => [left, right]),
      );
      expect([0, ...edges, width], `${width} px`).toEqual(
        [0, ...edges, width].toSorted((a, b) => a - b),
      );
    }
  });
});

test("a browser set to Spanish is offered the Spanish page once, in Spanish", async ({ visit }) => {
  const page = await visit("/contact?subject=press", { options: { locale: "es-GT" } });
  const offer = page.getByRole("link", { name: /¿Prefiere español\?/ });
  await expect(offer).toBeVisible();
  await page.reload();
  await expect(offer).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await offer.click();
  await page.waitForURL("**/es/contact?subject=press");
  const english = await visit("/contact", { options: { locale: "en-US" } });
  await expect(english.getByRole("link", { name: /¿Prefiere español\?/ })).toBeHidden();
  const chosen = await visit("/donate/receipt", { language: "es", options: { locale: "es-MX" } });
  await chosen.getByRole("banner").getByRole("link", { name: "English" }).click();
  await chosen.waitForURL(({ pathname }) => pathname === "/donate/receipt");
  await expect(chosen.locator(".spanish-offer"), "who chose English").toBeHidden();
});
