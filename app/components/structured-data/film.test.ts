import { film } from "./things.ts";
import { expect, test } from "vitest";
import { listContent } from "#reader/content.ts";

const place = { origin: "https://example.org", language: "en" } as const;
const [known] = listContent("featuredVideos", "en").filter(({ video }) => video !== null);

test("a film that plays here is told of with its day, its picture and its player", () => {
  expect(film(place, { ...known!, published: "2024-03-09" })).toMatchObject({
    "@type": "VideoObject",
    name: known!.title,
    uploadDate: "2024-03-09",
    thumbnailUrl: expect.stringMatching(/^https:\/\/example\.org\/pictures\//),
    embedUrl: expect.stringContaining(known!.video!),
  });
});

test("a film whose day is not known, or that plays elsewhere, is not", () => {
  const { published: _, ...undated } = known!;
  expect(film(place, undated)).toBeNull();
  expect(film(place, { ...known!, video: null, published: "2024-03-09" })).toBeNull();
});
