import { expect, inject, test } from "vitest";

const origin = inject("origin");

/** Names that every object inherits: looking one up must not find the inherited value. */
const names = ["__proto__", "constructor"];

/** Pages that read their address, and under which names. */
const readers: Readonly<Record<string, readonly string[]>> = {
  "/": ["structure"],
  "/search": ["q"],
  "/blog": ["category", "page"],
  "/green-builds": ["category", "status", "project", "q"],
  "/media": ["category", "photo"],
  "/material-calculator": ["build", "across", "height"],
  "/group-trips": ["package", "people", "extras"],
  "/green-building-workshop": ["package", "people"],
  "/volunteer": ["program", "position"],
  "/educational-opportunities": ["course"],
  "/free-green-building-consultation": ["purpose"],
  "/contact": ["subject"],
  "/blueprint": ["structure"],
  "/donate/goods": ["category"],
  "/donate": ["type", "amount", "for", "custom", "about", "cover_fee"],
  "/donate/monthly": ["change", "done", "token"],
  "/donate/receipt": ["number"],
  "/newsletter/confirm": ["token"],
  "/thank-you-for-your-Interest-in-long-way-home": ["form", "ref", "key"],
  "/thank-you-for-your-donation": ["gift", "form"],
};

test.each(Object.entries(readers))(
  "%s is not led astray by names every object has",
  async (path, asked) => {
    for (const value of names) {
      const query = new URLSearchParams(asked.map((name) => [name, value]));
      const answer = await fetch(`${origin}${path}?${query}`);
      expect(answer.status, `${path}?${query}`).toBeLessThan(500);
      const html = await answer.text();
      const text = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
      expect(text, `${path}?${query}`).not.toMatch(/\[native code\]|\[object|\bundefined\b/);
    }
  },
);
