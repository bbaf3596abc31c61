import { expect, inject, test } from "vitest";

const origin = inject("origin");

/** What an object has without being given it: a look-up by such a name finds what nobody wrote. */
const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];

/** Pages that read their address, and under which names. */
const readers: Readonly<Record<string, readonly string[]>> = {
  "/search": ["q"],
  "/blog": ["category"],
  "/green-builds": ["category", "status", "place", "type"],
  "/recognition": ["category", "decade", "year", "award"],
  "/media": ["category", "type"],
  "/material-calculator": ["build", "height", "length", "diameter"],
  "/group-trips": ["package", "people", "audience"],
  "/green-building-workshop": ["package", "people", "course"],
  "/volunteer": ["program"],
  "/contact": ["subject"],
  "/blueprint": ["structure"],
  "/donate-goods": ["category"],
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
    }
  },
);
