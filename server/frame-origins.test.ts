import { expect, test } from "vitest";
import { frameOrigins } from "./frame-origins.ts";

const links = (entries: Record<string, [kind: string, url: string | null]>) =>
  JSON.stringify({
    links: Object.fromEntries(
      Object.entries(entries).map(([name, [kind, url]]) => [name, { kind, url }]),
    ),
  });

test("only widgets, forms, films and maps that the organisation has supplied may be framed", () => {
  expect(
    frameOrigins(
      links({
        donation_widget: ["widget", "https://widgets.example/give/1"],
        booking: ["widget", null],
        blueprint: ["form", "https://forms.example/2"],
        partner: ["page", "https://partner.example/"],
        office: ["mail", "mailto:office@example.org"],
        old: ["widget", "http://insecure.example/"],
      }),
    ),
  ).toEqual(["https://forms.example", "https://widgets.example"]);
});

test("a film is framed from where it is played without cookies", () => {
  expect(
    frameOrigins(
      links({
        a: ["video", "https://www.youtube.com/watch?v=abc"],
        b: ["video", "https://youtu.be/def"],
        c: ["video", "https://vimeo.com/1"],
      }),
    ),
  ).toEqual(["https://player.vimeo.com", "https://www.youtube-nocookie.com"]);
});
