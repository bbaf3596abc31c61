import { expect } from "vitest";
import type { Engine } from "./engine.ts";

/** The elements people call by these words, of which one is seen. */
type Kind = "button" | "link" | "heading";
const kinds: Record<Kind, string> = {
  button: "button, summary, [role=button], label",
  link: "a",
  heading: "h1, h2, dialog *",
};

/** Marks the element of that kind that is seen and says these words, so that an engine finds it. */
const mark = (kind: Kind, words: string, within: string) => `(() => {
  document.querySelector("[data-asked]")?.removeAttribute("data-asked");
  const said = (element) =>
    (element.getAttribute("aria-label") ?? element.innerText ?? "").replace(/\\s+/g, " ").trim();
  const found = [...document.querySelector(${JSON.stringify(within)})?.querySelectorAll(${JSON.stringify(kinds[kind])}) ?? []]
    .find((element) => element.checkVisibility({ visibilityProperty: true }) && said(element) === ${JSON.stringify(words)});
  found?.setAttribute("data-asked", "");
  return found !== undefined;
})()`;

/** A visitor's deeds and sights in any engine; each waits for what comes. */
export function visitorIn(engine: Engine) {
  const seen = (kind: Kind, words: string, within = "body") =>
    engine.evaluate<boolean>(mark(kind, words, within));
  return {
    open: engine.open,
    fill: engine.fill,
    press: engine.press,
    choose: engine.click,
    evaluate: engine.evaluate,
    /** Presses the button or link of that name. */
    async click(kind: Kind, words: string, within?: string) {
      await expect.poll(() => seen(kind, words, within), { message: words }).toBe(true);
      await engine.click("[data-asked]");
    },
    async sees(kind: Kind, words: string, within?: string) {
      await expect.poll(() => seen(kind, words, within), { message: words }).toBe(true);
    },
    async seesNo(kind: Kind, words: string, within?: string) {
      await expect.poll(() => seen(kind, words, within), { message: words }).toBe(false);
    },
    /** Waits until an expression in the page has this value; asked again while a page comes. */
    async finds(expression: string, value: unknown) {
      await expect
        .poll(() => engine.evaluate(expression).catch(String), { message: expression })
        .toEqual(value);
    },
  };
}

export type Visitor = ReturnType<typeof visitorIn>;
