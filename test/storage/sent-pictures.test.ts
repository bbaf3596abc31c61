import { readdir, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { storyForm } from "#domain/forms/story.ts";
import type { Picture } from "#domain/submissions/submissions.ts";
import { acceptSubmission, type Acceptance } from "#domain/submissions/submission.ts";
import { CleanerEnded, PictureFolder } from "#server/storage/sent-pictures.ts";
import { hour, sampleStory } from "../fakes/samples.ts";
import { sentForm } from "../fakes/send-form.ts";
import { demoOn, settings, site } from "./demo-on.ts";

const webp: Picture = { type: "image/webp", width: 2, height: 1, bytes: new Uint8Array([1]) };

demoOn();

const waiting = () => readdir(join(settings.dataDir, "sent-pictures"));
const folderWith = (more: Partial<ConstructorParameters<typeof PictureFolder>[0]> = {}) =>
  new PictureFolder({ ...site, ...settings, log: site.warn, ...more });

let sent = 0;
async function send(pictures: readonly File[], clientAddress = "203.0.113.7") {
  const values = { ...sampleStory, title: `El muro ${(sent += 1)}`, pictures };
  const form = sentForm(storyForm, values, site.clock.now());
  return acceptSubmission(site, storyForm, form, { language: "es", clientAddress });
}

async function kept(answer: Acceptance) {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.errors)}`);
  const one = await site.storage.submissions.find(answer.reference);
  if (!one) throw new Error(`${answer.reference} is not there`);
  return { ...one, pictures: await site.storage.submissions.pictures(one.id) };
}

const plain = (size = 8) =>
  sharp({ create: { width: size, height: size, channels: 3, background: "#c83" } });
const fileOf = async (picture: Sharp) =>
  new File([new Uint8Array(await picture.toBuffer())], "foto.jpg");
const small = await fileOf(plain().jpeg());

test("sent pictures of each kind become upright, smaller WebP in place of their files", async () => {
  const photo = plain()
    .resize(4800, 100)
    .withExif({ IFD0: { Artist: "secret artist" }, IFD3: { GPSLatitude: "14/1 44/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg();
  const formats = ["png", "webp", "avif"] as const;
  const others = formats.map((format) => fileOf(plain().toFormat(format, { effort: 1 })));
  const answer = await send([await fileOf(photo), ...(await Promise.all(others))]);
  expect((await kept(answer)).pictures).toEqual([]);
  const modes = (await waiting()).map((name) =>
    stat(join(settings.dataDir, "sent-pictures", name)),
  );
  expect((await Promise.all(modes)).map(({ mode }) => mode & 0o777)).toEqual(Array(4).fill(0o600));
  await folderWith().processWaiting();
  const { pictures, fields, id } = await kept(answer);
  const [, staff] = await site.storage.outbox.listOf({ submissionId: id });
  expect(staff?.text).toMatch(/Pictures:\n {2}4/);
  expect(fields).toMatchObject({ pictures: 4 });
  expect(pictures.map(({ type, width, height }) => [type, width, height])).toEqual([
    ["image/webp", 50, 2400],
    ...formats.map(() => ["image/webp", 8, 8]),
  ]);
  const meta = await sharp(pictures[0]?.bytes).metadata();
  expect([meta.format, meta.exif, meta.orientation]).toEqual(["webp", undefined, undefined]);
  expect(await waiting()).toEqual([]);
});

test.each([
  ["<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>", "file_not_picture"],
  // Cut off after its head.
  ["\x89PNG\r\n\x1a\n", "file_not_picture"],
  // PNG, 11.2.2: width, height, bits, kind, and none of the rest.
  ["\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x1f\x40\0\0\x13\x88\x08\x02\0\0\0", "file_too_many_pixels"],
])("pictures are refused when among them is %j: %s", async (content, pictures) => {
  const file = new File([Buffer.from(content, "latin1")], "foto.png", { type: "image/png" });
  expect(await send([small, file])).toEqual({ ok: false, errors: { pictures } });
  expect(await site.storage.submissions.count({})).toBe(0);
  expect(await waiting()).toEqual([]);
});

test("pictures are not even read after sixty forms in an hour from one network", async () => {
  const file = new File(["no picture"], "foto.jpg");
  const reading = vi.spyOn(file, "slice");
  const network = "pictures 203.0.113.0/24";
  await site.storage.rateLimits.count([network], hour, site.clock.now(), 59);
  await send([file]);
  expect(await send([file])).toEqual({ ok: false, errors: { form: "too_many" } });
  expect(reading).toHaveBeenCalledTimes(1);
});

test("pictures whose message was never stored are deleted in time", async () => {
  await kept(await send([small]));
  const folder = folderWith({ clean: () => Promise.resolve(webp) });
  await folder.put([small], "LWH-0000-00", "203.0.113.7");
  await folder.processWaiting();
  const [stray = "", ...others] = await waiting();
  expect([stray, others]).toEqual([expect.stringContaining("LWH-0000-00"), []]);
  const longAgo = new Date(Date.now() - 11 * 60_000);
  await utimes(join(settings.dataDir, "sent-pictures", stray), longAgo, longAgo);
  await folder.processWaiting();
  expect(await waiting()).toEqual([]);
});

test("pictures are deleted with a warning after ending the cleaner three times", async () => {
  const answer = await send([small]);
  const folder = folderWith({ clean: () => Promise.reject(new CleanerEnded("by SIGSEGV")) });
  for (const left of [1, 1, 0]) {
    await folder.processWaiting();
    expect(await waiting()).toHaveLength(left);
  }
  expect(site.warnings.at(-1)).toMatch(/on try 3/);
  expect(await kept(answer)).toMatchObject({ fields: { pictures: 1 }, pictureCount: 0 });
});

const [heavy, light] = ["198.51.100.1", "203.0.113.7"];

/** Notes whose picture is drawn, each of the first network's taking so many seconds, of others one. */
function slowly(seconds: number) {
  let time = 0;
  const drawn: boolean[] = [];
  const clock = vi.spyOn(performance, "now").mockImplementation(() => time);
  onTestFinished(() => clock.mockRestore());
  const folder = folderWith({
    clean: async (path) => {
      const isHeavy = path.includes(heavyMark);
      drawn.push(isHeavy);
      time += (isHeavy ? seconds : 1) * 1000;
      return webp;
    },
  });
  return { folder, drawn, later: (ms: number) => void (time += ms) };
}
let heavyMark = "";

async function sendAll(clientAddress: string, count: number) {
  for (let at = 0; at < count; at += 1) await kept(await send([small], clientAddress));
  // A file's name begins with its network.
  if (clientAddress === heavy) heavyMark = (await waiting())[0]?.split("-")[0] ?? "";
}

test("stories are answered at once, whatever is being drawn", async () => {
  const begun = Promise.withResolvers<void>();
  const clean = vi.fn((_path: string, signal: AbortSignal) => {
    begun.resolve();
    return new Promise<null>((_, reject) => {
      signal.addEventListener("abort", () => reject(new CleanerEnded("the site stops")));
    });
  });
  const folder = folderWith({ clean });
  site.pictures = folder;
  folder.start();
  await sendAll(heavy, 3);
  await begun.promise;
  await sendAll(light, 1);
  await folder.stop();
  expect(await waiting()).toHaveLength(4);
  expect(clean).toHaveBeenCalledTimes(1);
});

test("networks take turns by the time that each one's pictures have taken", async () => {
  const { folder, drawn } = slowly(4);
  await sendAll(heavy, 4);
  await sendAll(light, 4);
  await folder.processWaiting();
  // After the first heavy one, four light ones before it is the turn of the next.
  expect(drawn.slice(5)).toEqual([true, true, true]);
});

test("pictures wait for the next hour when their network has had its share of this one", async () => {
  const { folder, drawn, later } = slowly(120);
  await sendAll(heavy, 5);
  await sendAll(light, 2);
  await folder.processWaiting();
  expect(drawn.filter((isHeavy) => isHeavy)).toHaveLength(3);
  expect(drawn).toHaveLength(5);
  later(3_600_000);
  await folder.processWaiting();
  expect(drawn).toHaveLength(7);
});

test("pictures are refused while a hundred of the same network wait", async () => {
  const folder = folderWith();
  await sendAll(heavy, 1);
  const files = Array<File>(99).fill(small);
  await folder.put(files, "LWH-0000-00", "198.51.100.2");
  expect(await send([small], "198.51.100.3")).toMatchObject({
    errors: { form: "too_many" },
  });
  await sendAll(light, 1);
});
