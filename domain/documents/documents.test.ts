import { describe, expect, test } from "vitest";
import { blueprintPath, buildSheetPath, documentPath, parseDocumentFile } from "./documents.ts";
import { documentLink, attachmentOf, requestKey } from "#domain/submissions/attachments.ts";

test.each(["en", "es"] as const)("the path of every document is parsed back: %s", (language) => {
  const paths = {
    "bamboo-house": blueprintPath("bamboo-house", language),
    stove: buildSheetPath("stove", language),
    "group-packet": documentPath("group-packet", language),
  };
  for (const [name, path] of Object.entries(paths)) {
    expect(parseDocumentFile(path.split("/").at(-1)!)).toEqual({ name, language });
  }
});

test.each([
  "",
  "group-packet.pdf",
  "group-packet.fr.letter.pdf",
  "a.en.letter.pdf.exe",
  "../a.en.letter.pdf",
  "a.en.a4.pdf",
])("%j is no document", (file) => {
  expect(parseDocumentFile(file)).toBeNull();
});

test("a key depends on reference and secret", async () => {
  const key = requestKey("secret", "LWH-7K3M-Q7");
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(requestKey("secret", "LWH-7K3M-Q7")).toBe(key);
  expect(requestKey("secret", "LWH-7K3M-Q8")).not.toBe(key);
  expect(requestKey("other", "LWH-7K3M-Q7")).not.toBe(key);
});

describe("the e-mail to a visitor", () => {
  const world = { siteUrl: "https://site.example.org", secret: "secret" };
  const asked = { form: "blueprint", fields: {}, language: "es" } as const;

  test("links to the requested concept sheet, in the visitor's language", async () => {
    const fields = { structure: "bamboo-house" };
    expect(documentLink({ ...asked, fields }, "LWH-7K3M-Q7", world)).toBe(
      "https://site.example.org/documents/blueprints/bamboo-house.es.letter.pdf",
    );
  });

  test("links to all concept sheets if none was chosen, and to none for other forms", async () => {
    const key = requestKey("secret", "LWH-7K3M-Q7");
    expect(documentLink(asked, "LWH-7K3M-Q7", world)).toBe(
      `https://site.example.org/es/thank-you-for-your-Interest-in-long-way-home?ref=LWH-7K3M-Q7&form=blueprint&key=${key}`,
    );
    expect(documentLink({ ...asked, form: "contact" }, "LWH-7K3M-Q7", world)).toBeNull();
  });

  test("has the group packet attached", () => {
    expect(attachmentOf({ form: "group-packet", language: "es" })).toBe(
      "/documents/group-packet.es.letter.pdf",
    );
    expect(attachmentOf({ form: "contact", language: "es" })).toBeNull();
  });
});
