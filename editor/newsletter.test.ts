import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { contentFaults } from "../bin/site-build/content-faults.ts";
import { editedContent } from "../test/fakes/edited-content.ts";
import { blankOf, createWritten } from "./articles.ts";
import { tellFault } from "./fault-words.ts";
import { openFile, saveFile, type Saved } from "./save.ts";
import { staleIn } from "./translations.ts";
import { Waiting } from "./waiting.ts";

const { root, remove } = editedContent();
afterAll(remove);

const today = () => "2026-05-18";
const desk = { root, faultsOf: contentFaults, today, waiting: new Waiting(root) };
const ana = { name: "Ana", email: "" };
const read = (path: string) => readFileSync(join(root, ".waiting", path), "utf8");
const told = (saved: Saved) => ("faults" in saved ? saved.faults.map(tellFault) : saved);
const create = async (value: ReturnType<typeof blankOf.newsletter>) =>
  told(await createWritten(desk, "newsletter", value, ana));

test("an issue is written, named by its day and title, opened and changed as an article is", async () => {
  const issue = {
    ...blankOf.newsletter(today()),
    title: { en: "Rain on the roof", es: "Lluvia en el techo" },
    summary: { en: "It rained.", es: "Llovió." },
    body: { en: "It rained for a week.", es: "" },
  };
  expect(await create(issue)).toMatchObject([
    { field: "body.es", sentence: { es: expect.stringMatching(/^Escriba aquí el número/) } },
  ]);
  issue.body.es = "Llovió una semana.";
  expect(await create({ ...issue, published: "" })).toMatchObject([{ field: "published" }]);
  const folder = "content/newsletter/2026-05-18-rain-on-the-roof";
  const path = `${folder}/issue.yaml`;
  expect(await create(issue)).toMatchObject({ path });
  expect(read(`${folder}/es.md`)).toBe("Llovió una semana.\n");
  expect(read(path)).not.toContain("published");
  const { entry, value, version } = openFile(desk.waiting.files(), path)!;
  expect(entry).toMatchObject({
    shelf: "newsletter",
    preview: "/newsletter/archive/2026-05-18-rain-on-the-roof",
  });
  const written = value as typeof issue;
  written.body.en = "![A wall](slot:wall)";
  expect(told(await saveFile(desk, { path, version, value }, ana))).toMatchObject([
    { file: path, field: "body.en", sentence: { en: expect.stringMatching(/^Take the picture/) } },
  ]);
  written.body.en = "It rained for two weeks.";
  expect(await saveFile(desk, { path, version, value }, ana)).toMatchObject({ saved: true });
  expect(read(`${folder}/en.md`)).toBe("It rained for two weeks.\n");
  expect(staleIn(desk, desk.waiting.files(), path)).toHaveLength(1);
});
