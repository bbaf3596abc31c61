import { expect, test } from "vitest";
import { filesOfPage } from "./offline-pack.ts";

const open = `<picture><source type="image/avif" srcSet="/pictures/a-640.avif"/><img src="/pictures/a-1120.webp" loading="eager"/></picture>`;
const closed = `<details class="light-picture"><picture><source type="image/avif" srcSet="/pictures/b-480.avif"/><img src="/pictures/b.webp" loading="lazy"/></picture></details>`;
const style = `<style>.band{background:url(/bands/camino-1.svg)}</style>`;

const plan = `<img class="picture" src="/pictures/plan.svg"/>`;

test("a light page brings only bands, plans in lines and open pictures in small form", () => {
  expect(filesOfPage(style + plan + open + closed, false).toSorted()).toEqual([
    "/bands/camino-1.svg",
    "/pictures/a-640.avif",
    "/pictures/plan.svg",
  ]);
});

test("a tool brings its program, and no picture", () => {
  const program = `<script data-boot data-state="/assets/state-1.json" data-preload="/assets/a.js /assets/b.js" data-sheet="/assets/whole.css">import "/assets/a.js"</script>`;
  expect(filesOfPage(style + open + program, true)).toEqual([
    "/bands/camino-1.svg",
    "/assets/state-1.json",
    "/assets/a.js",
    "/assets/b.js",
    "/assets/whole.css",
  ]);
});
