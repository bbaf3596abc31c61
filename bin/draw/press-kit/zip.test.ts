import { expect, test } from "vitest";
import { openZip } from "../../../test/open-zip.ts";
import { zip } from "./zip.ts";

test("what was packed comes out again, letter for letter", () => {
  const words = Buffer.from("una llanta, dos llantas, tres llantas ".repeat(40));
  const noise = Buffer.from(Array.from({ length: 64 }, (_, i) => (i * 167) % 251));
  const files = openZip(
    zip([
      { name: "kit/léame.txt", bytes: words },
      { name: "kit/pictures/a.jpg", bytes: noise },
      { name: "kit/empty.txt", bytes: Buffer.alloc(0) },
    ]),
  );
  expect([...files.keys()]).toEqual(["kit/léame.txt", "kit/pictures/a.jpg", "kit/empty.txt"]);
  expect(files.get("kit/léame.txt")).toEqual(words);
  expect(files.get("kit/pictures/a.jpg")).toEqual(noise);
  expect(files.get("kit/empty.txt")).toHaveLength(0);
});

test("the same files give the same archive, and repeated words make it smaller", () => {
  const files = [{ name: "a.txt", bytes: Buffer.from("tire ".repeat(500)) }];
  expect(zip(files)).toEqual(zip(files));
  expect(zip(files).length).toBeLessThan(500);
});
