import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { addressOf, pathIn } from "#domain/language/language.ts";
import { siteWords } from "../../site-words.ts";
import type { Engine } from "./engine.ts";
import { firefox } from "./firefox.ts";
import { webkit } from "./webkit.ts";

for (const [kind, language] of [
  [firefox, "en"],
  [webkit, "es"],
] as const) {
  const title = kind.missing ? `${kind.name}, for want of ${kind.missing}` : kind.name;
  describe.skipIf(kind.missing)(title, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await kind.start();
    });
    afterAll(() => engine.close());

    const { content, reader, label, nav, item } = siteWords(language);
    const open = (path: string) => engine.open(inject("origin") + pathIn(language, path));
    /** Waits until an expression in the page has this value; asked again while a page comes. */
    const finds = (expression: string, value: unknown) =>
      expect
        .poll(() => engine.evaluate(expression).catch(String), { message: expression })
        .toEqual(value);
    const path = "location.pathname";
    const textOf = (selector: string) =>
      `document.querySelector(${JSON.stringify(selector)})?.innerText.trim()`;

    test("a menu opens by a click and closes by Escape, giving focus back", async () => {
      await open("/");
      await engine.click("header [popovertarget=menu-about]");
      const entries = `document.querySelector("#menu-about").checkVisibility()`;
      await finds(entries, true);
      await finds(`${textOf("#menu-about")}.includes(${JSON.stringify(item("about", 1))})`, true);
      await engine.press("Escape");
      await finds(entries, false);
      await finds("document.activeElement.innerText.trim()", nav("about"));
    });

    test("a person is thanked after mending a slip in a form", async () => {
      await open("/contact");
      await engine.fill("#contact-name", "Ana Sotz");
      await engine.fill("#contact-email", "ana@example");
      await engine.fill("#contact-message", "Buenos días");
      await engine.evaluate(`document.querySelector("#contact-subject").value = "press"`);
      await engine.click(".contact button[type=submit]");
      const told = JSON.stringify(label("form.message.email"));
      await finds(`${textOf("#contact-email-problem")}?.includes(${told})`, true);
      await finds(`document.querySelector("#contact-message").value`, "Buenos días");
      await engine.fill("#contact-email", `ana-${kind.name}-${language}@example.org`);
      await engine.click(".contact button[type=submit]");
      await finds(path, addressOf("thanksInterest", language));
    });

    test("a gift goes from the form to its receipt", async () => {
      await open("/donate");
      await engine.fill("#gift-form input[type=email]", `giver-${kind.name}@example.org`);
      await engine.click("#gift-form .donate-button");
      await engine.click("main button[value=pay]");
      const { received } = reader.resolve(content.pages.donateStatus).states;
      await finds(textOf("main h1"), received.title);
    });

    test("a picture over its page obeys arrows and Escape", async () => {
      const [, second, third] = reader.resolve(content.lists.drawings);
      await open("/media");
      // A hand on the page brings the application; before it a picture is a page of its own.
      await engine.click("h1");
      await finds(
        `Object.keys(document.querySelector("main")).some((key) => key.startsWith("__reactProps"))`,
        true,
      );
      await engine.click(`#drawing-${second!.id}`);
      await finds(`document.querySelector("dialog[open]") !== null`, true);
      await engine.press("ArrowRight");
      await finds(`${textOf("dialog[open]")}.includes(${JSON.stringify(third!.caption)})`, true);
      await engine.press("Escape");
      await finds(`document.querySelector("dialog[open]") === null`, true);
      await finds(path, pathIn(language, "/media"));
    });

    test("the calculator reckons while one types", async () => {
      await open("/material-calculator?build=dome&across=4&height=3.5");
      const before = await engine.evaluate<string>(textOf("#result h2"));
      await engine.fill("#size-height", "3");
      await expect.poll(() => engine.evaluate(textOf("#result h2"))).not.toBe(before);
    });

    test("the film of the opening plays until a press of its button", async () => {
      await open("/media");
      await finds(`(document.querySelector("video")?.currentTime ?? 0) > 0`, true);
      await engine.click(".film-button");
      await finds(`document.querySelector("video").paused`, true);
    });
  });
}
