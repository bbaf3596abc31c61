import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { formatDollars } from "#domain/language/format.ts";
import { addressOf, pathIn } from "#domain/language/language.ts";
import { usual } from "../../presets.ts";
import { siteWords } from "../../site-words.ts";
import type { Engine } from "./engine.ts";
import { firefox } from "./firefox.ts";
import { webkit } from "./webkit.ts";

/** The elements people call by these words, of which one is seen. */
type Sort = "button" | "link" | "heading";
const sorts: Record<Sort, string> = {
  button: "button, summary, [role=button], label",
  link: "a",
  heading: "h1, h2, dialog *",
};

/** Marks the element of that kind that is seen and says these words, so that an engine finds it. */
const mark = (sort: Sort, words: string, within: string) => `(() => {
  document.querySelector("[data-asked]")?.removeAttribute("data-asked");
  const said = (element) =>
    (element.getAttribute("aria-label") ?? element.innerText ?? "").replace(/\\s+/g, " ").trim();
  const found = [...document.querySelector(${JSON.stringify(within)})?.querySelectorAll(${JSON.stringify(sorts[sort])}) ?? []]
    .find((element) => element.checkVisibility({ visibilityProperty: true }) && said(element) === ${JSON.stringify(words)});
  found?.setAttribute("data-asked", "");
  return found !== undefined;
})()`;

function visitorIn(engine: Engine) {
  const seen = (sort: Sort, words: string, within = "body") =>
    engine.evaluate<boolean>(mark(sort, words, within));
  return {
    ...engine,
    choose: engine.click,
    async click(sort: Sort, words: string, within?: string) {
      await expect.poll(() => seen(sort, words, within), { message: words }).toBe(true);
      await engine.click("[data-asked]");
    },
    async sees(sort: Sort, words: string, within?: string) {
      await expect.poll(() => seen(sort, words, within), { message: words }).toBe(true);
    },
    async seesNo(sort: Sort, words: string, within?: string) {
      await expect.poll(() => seen(sort, words, within), { message: words }).toBe(false);
    },
    /** Waits until an expression in the page has this value; asked again while a page comes. */
    async finds(expression: string, value: unknown) {
      await expect
        .poll(() => engine.evaluate(expression).catch(String), { message: expression })
        .toEqual(value);
    },
  };
}

for (const [kind, language] of [
  [firefox, "en"],
  [webkit, "es"],
] as const) {
  const title = kind.missing ? `${kind.name}, for want of ${kind.missing}` : kind.name;
  describe.skipIf(kind.missing)(title, () => {
    let engine: Engine;
    let visitor: ReturnType<typeof visitorIn>;
    beforeAll(async () => {
      engine = await kind.start();
      visitor = visitorIn(engine);
    });
    afterAll(() => engine.close());

    const { content, reader, label, nav, item } = siteWords(language);
    const open = (path: string) => visitor.open(inject("origin") + pathIn(language, path));
    const path = "location.pathname";

    test("a menu opens by a click and closes by Escape, giving focus back", async () => {
      await open("/");
      await visitor.click("button", nav("about"), "header");
      await visitor.sees("link", item("about", 1), "header");
      await visitor.press("Escape");
      await visitor.seesNo("link", item("about", 1), "header");
      await visitor.finds("document.activeElement.innerText.trim()", nav("about"));
    });

    test("a person is thanked after mending a slip in a form", async () => {
      await open("/contact");
      await visitor.fill("#contact-name", "Ana Sotz");
      await visitor.fill("#contact-email", "ana@example");
      await visitor.fill("#contact-message", "Buenos días");
      await visitor.evaluate(`document.querySelector("#contact-subject").value = "press"`);
      await visitor.click("button", label("form.contact.send"));
      await visitor.finds(
        `document.querySelector("#contact-email-problem")?.innerText.includes(${JSON.stringify(label("form.message.email"))}) ?? false`,
        true,
      );
      await visitor.finds(`document.querySelector("#contact-message").value`, "Buenos días");
      await visitor.fill("#contact-email", `ana-${kind.name}-${language}@example.org`);
      await visitor.click("button", label("form.contact.send"));
      await visitor.finds(path, addressOf("thanksInterest", language));
    });

    test("a gift goes from the form to its receipt", async () => {
      const words = reader.resolve(content.pages.donate);
      const checkout = reader.resolve(content.pages.demoCheckout);
      const status = reader.resolve(content.pages.donateStatus);
      await open("/donate");
      await visitor.fill("#gift-form input[type=email]", `giver-${kind.name}@example.org`);
      const amount = formatDollars(usual.once, language);
      await visitor.click("button", words.form.button.once.replace("{amount}", amount), "main");
      await visitor.click("button", checkout.pay, "main");
      await visitor.sees("heading", status.states.received.title, "main");
    });

    test("a picture over its page obeys arrows and Escape", async () => {
      const [, second, third] = reader.resolve(content.lists.drawings);
      await open("/media");
      // A hand on the page brings the application; before it a picture is a page of its own.
      await visitor.choose("h1");
      await visitor.finds(
        `Object.keys(document.querySelector("main")).some((key) => key.startsWith("__reactProps"))`,
        true,
      );
      await visitor.choose(`#drawing-${second!.id}`);
      await visitor.finds(`document.querySelector("dialog[open]") !== null`, true);
      await visitor.press("ArrowRight");
      await visitor.finds(
        `document.querySelector("dialog[open]").innerText.includes(${JSON.stringify(third!.caption)})`,
        true,
      );
      await visitor.press("Escape");
      await visitor.finds(`document.querySelector("dialog[open]") === null`, true);
      await visitor.finds(path, pathIn(language, "/media"));
    });

    test("the calculator reckons while one types", async () => {
      await open("/material-calculator?build=dome&across=4&height=3.5");
      const result = `document.querySelector("#result h2").innerText`;
      const before = await visitor.evaluate<string>(result);
      await visitor.fill("#size-height", "3");
      await expect.poll(() => visitor.evaluate(result)).not.toBe(before);
    });

    test("the film of the opening plays until a press of its button", async () => {
      await open("/media");
      await visitor.finds(`(document.querySelector("video")?.currentTime ?? 0) > 0`, true);
      await visitor.click("button", label("shell.pause_film"));
      await visitor.finds(`document.querySelector("video").paused`, true);
    });
  });
}
