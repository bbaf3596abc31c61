import { expect, test } from "vitest";
import { frameOrigins } from "./outside-links.ts";

test("only supplied widgets, forms, films and maps may be embedded", () => {
  expect(
    frameOrigins({
      donation_widget: { kind: "widget", url: "https://widgets.example/give/1" },
      booking: { kind: "widget", url: null },
      blueprint: { kind: "form", url: "https://forms.example/2" },
      partner: { kind: "page", url: "https://partner.example/" },
      office: { kind: "mail", url: "mailto:office@example.org" },
      old: { kind: "widget", url: "http://insecure.example/" },
      // Films have players without cookies.
      a: { kind: "video", url: "https://www.youtube.com/watch?v=abc" },
      b: { kind: "video", url: "https://youtu.be/def" },
      c: { kind: "video", url: "https://vimeo.com/1" },
    }),
  ).toEqual([
    "https://forms.example",
    "https://player.vimeo.com",
    "https://widgets.example",
    "https://www.youtube-nocookie.com",
  ]);
});
