import sharp, { type Sharp } from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { accessibilityFeedbackForm } from "#domain/forms/accessibility-feedback.ts";
import { contactForm } from "#domain/forms/contact.ts";
import { storyForm } from "#domain/forms/story.ts";
import { signTimestamp } from "#domain/spam/signed-timestamp.ts";
import { acceptSubmission } from "#domain/submissions/submission.ts";
import type { Acceptance } from "#domain/submissions/submission.ts";
import { connectDatabase } from "#server/storage/connect.ts";
import { sentForm } from "../fakes/send-form.ts";
import { testServices } from "../fakes/test-services.ts";
import type { TestServices } from "../fakes/test-services.ts";
import { useEngine, type TestEngine } from "./engines.ts";

const minute = 60_000;
const message = {
  name: "María Xicay",
  email: "Maria@Example.org",
  subject: "education",
  message: "Buenos días, ¿puedo visitar la escuela?",
};
const story = {
  name: "Luz Cali",
  email: "luz@example.org",
  title: "El muro",
  story: "Empezamos con tres llantas y una pala, y en mayo el muro ya sostenía el cerro.",
  mayPublish: "on",
  peopleAgreed: "on",
};

function referenceOf(answer: Acceptance): string {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.errors)}`);
  return answer.reference;
}

async function photo(): Promise<File> {
  const bytes = await sharp({
    create: { width: 3000, height: 1500, channels: 3, background: "#c83" },
  })
    .withExif({ IFD0: { Artist: "secret artist" }, IFD3: { GPSLatitude: "14/1 44/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "foto.jpg", { type: "image/jpeg" });
}

describe("what a visitor sends", () => {
  const engine = useEngine();
  let services: TestServices;

  let settings: Awaited<ReturnType<TestEngine["create"]>>;
  beforeEach(async () => {
    settings = await engine.create();
    services = await testServices(await engine.open(settings));
  });

  const send = (values: Parameters<typeof sentForm>[1] = message, clientAddress = "203.0.113.7") =>
    acceptSubmission(services, contactForm, sentForm(contactForm, values, services.clock.now()), {
      language: "es",
      clientAddress,
    });
  const lettersOf = async (reference: string) => {
    const one = await services.storage.submissions.find(reference);
    return services.storage.outbox.listOf(one?.id ?? 0);
  };

  const stateOf = async (answer: Acceptance) => {
    const one = await services.storage.submissions.find(referenceOf(answer));
    const letters = await lettersOf(referenceOf(answer));
    return {
      state: one?.state,
      suspicions: one?.suspicions,
      letters: letters.map((letter) => letter.state),
    };
  };

  const sendStory = (pictures: readonly File[]) => {
    const sent = sentForm(storyForm, { ...story, pictures }, services.clock.now());
    return acceptSubmission(services, storyForm, sent, {
      language: "es",
      clientAddress: "203.0.113.7",
    });
  };

  test("is kept under its reference, with a letter to the visitor and one to staff", async () => {
    const reference = referenceOf(await send());
    expect(await services.storage.submissions.find(reference)).toMatchObject({
      form: "contact",
      language: "es",
      email: "maria@example.org",
      state: "received",
      fields: { ...message, phone: "" },
      eraseAfter: new Date("2027-03-02T15:00:00Z"),
    });
    const letters = await lettersOf(reference);
    expect(letters.map(({ to, language, state }) => ({ to, language, state }))).toEqual([
      { to: { email: "maria@example.org" }, language: "es", state: "waiting" },
      { to: "staff", language: "en", state: "waiting" },
    ]);
    expect(letters[0]?.text).toContain(reference);
    expect(letters[1]).toMatchObject({ replyTo: "maria@example.org" });
    expect(letters[1]?.text).toContain("¿puedo visitar la escuela?");
    expect(services.countWakes()).toBe(1);
  });

  test("has room in the tables in whatever language the site learns", async () => {
    const reference = referenceOf(await send());
    const { db } = await connectDatabase(settings);
    for (const table of ["submission", "letter"] as const)
      await db.updateTable(table).set({ language: "tst" }).execute();
    await db.destroy();
    const kept = await services.storage.submissions.find(reference);
    expect([kept?.language, ...(await lettersOf(reference)).map((one) => one.language)]).toEqual([
      "tst",
      "tst",
      "tst",
    ]);
  });

  test("is not carried to anybody's mailbox in the visitor's own words", async () => {
    const reference = referenceOf(
      await send({ ...message, message: "Gane dinero en example.net" }),
    );
    const [visitors] = await lettersOf(reference);
    expect(`${visitors?.text}${visitors?.html}`).not.toContain("example.net");
  });

  test("without an address tells staff alone, who cannot reply", async () => {
    const sent = sentForm(
      accessibilityFeedbackForm,
      { message: "The map has no text" },
      services.clock.now(),
    );
    const reference = referenceOf(
      await acceptSubmission(services, accessibilityFeedbackForm, sent, {
        language: "en",
        clientAddress: "203.0.113.7",
      }),
    );
    const letters = await lettersOf(reference);
    expect(letters.map(({ to, replyTo }) => ({ to, replyTo }))).toEqual([
      { to: "staff", replyTo: null },
    ]);
  });

  test("twice under one attempt is kept once, with one pair of letters and one reference", async () => {
    const twice = { ...message, attempt: "3f2b9c1e" };
    const first = referenceOf(await send(twice));
    services.clock.pass(60 * minute);
    expect(referenceOf(await send(twice))).toBe(first);
    expect(await services.storage.submissions.count({})).toBe(1);
    expect((await services.storage.outbox.countByState()).waiting).toBe(2);
  });

  test("ten times at once under one attempt is kept once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send({ ...message, attempt: "3f2b9c1e" })),
    );
    expect(new Set(answers.map(referenceOf)).size).toBe(1);
    expect(await services.storage.submissions.count({})).toBe(1);
    expect((await services.storage.outbox.countByState()).waiting).toBe(2);
  });

  test("with other words under an old attempt is a message of its own", async () => {
    const first = referenceOf(await send({ ...message, attempt: "3f2b9c1e" }));
    const second = await send({ ...message, message: "Una pregunta más", attempt: "3f2b9c1e" });
    expect(referenceOf(second)).not.toBe(first);
    expect(await services.storage.submissions.count({})).toBe(2);
  });

  test("by a double press without script is kept once, and again another day", async () => {
    const first = referenceOf(await send());
    expect(referenceOf(await send())).toBe(first);
    services.clock.pass(24 * 60 * minute);
    expect(referenceOf(await send())).not.toBe(first);
  });

  describe("and looks like spam", () => {
    test("because the hidden field was filled is kept, marked, and its letters wait", async () => {
      const answer = await send({ ...message, homepage: "http://spam.example" });
      expect(await stateOf(answer)).toEqual({
        state: "suspected",
        suspicions: ["trap"],
        letters: ["held", "held"],
      });
    });

    test("because of its timestamp is marked; a slow person with the same page is not", async () => {
      const stamp = await signTimestamp(
        await services.storage.secret("stamp"),
        services.clock.now(),
      );
      services.clock.pass(1000);
      const quick = await send({ ...message, stamp });
      expect(await stateOf(quick)).toMatchObject({ state: "suspected", suspicions: ["too_fast"] });
      services.clock.pass(30 * 60 * minute);
      expect(await stateOf(await send({ ...message, stamp }))).toMatchObject({ state: "received" });
      const forged = await send({ ...message, message: "otra", stamp: "1.abc" });
      expect(await stateOf(forged)).toMatchObject({ suspicions: ["bad_stamp"] });
    });

    test("because one address sends more than six in an hour is marked from the seventh on", async () => {
      const states = [];
      for (let at = 0; at < 8; at += 1) {
        const answer = await send({ ...message, message: `Mensaje ${at}` }, `198.51.${at}.1`);
        states.push((await stateOf(answer)).state);
      }
      expect(states.slice(0, 6)).toEqual(Array(6).fill("received"));
      expect(states.slice(6)).toEqual(["suspected", "suspected"]);
      services.clock.pass(61 * minute);
      expect(await stateOf(await send())).toMatchObject({ state: "received" });
    });

    test("because others flooded with her address is kept, and never refused (audit: Low)", async () => {
      const key = ["email maria@example.org"];
      for (let at = 0; at < 61; at += 1) {
        await services.storage.rateLimits.count(key, 60 * minute, services.clock.now());
      }
      expect(await stateOf(await send())).toEqual({
        state: "suspected",
        suspicions: ["email_limit"],
        letters: ["held", "held"],
      });
    });

    test("because one block floods is refused after six hundred, and only that block", async () => {
      const block = ["block 203.0.113.0/24"];
      for (let at = 0; at < 600; at += 1) {
        await services.storage.rateLimits.count(block, 60 * minute, services.clock.now());
      }
      const refused = await send({ ...message, message: "una más", email: "otra@example.org" });
      expect(refused).toEqual({ ok: false, errors: { form: "too_many" } });
      const elsewhere = await send({ ...message, email: "otra@example.org" }, "203.0.114.7");
      expect(elsewhere.ok).toBe(true);
    }, 120_000);

    test("does not when a class of thirty writes from one school", async () => {
      for (let at = 0; at < 30; at += 1) {
        const answer = await send({ ...message, email: `alumna${at}@example.org` });
        expect((await stateOf(answer)).state).toBe("received");
      }
    });
  });

  describe("with pictures", () => {
    test("keeps them upright, smaller, as WebP, without a trace of where they were taken", async () => {
      const answer = await sendStory([await photo(), await photo()]);
      const one = await services.storage.submissions.find(referenceOf(answer));
      const kept = await services.storage.submissions.pictures(one?.id ?? 0);
      expect(kept.map(({ type, width, height }) => [type, width, height])).toEqual([
        ["image/webp", 1200, 2400],
        ["image/webp", 1200, 2400],
      ]);
      const meta = await sharp(kept[0]?.bytes).metadata();
      expect([meta.format, meta.exif, meta.orientation]).toEqual(["webp", undefined, undefined]);
      const [, staff] = await lettersOf(referenceOf(answer));
      expect(staff?.text).toContain("Pictures:\n  2");
    });

    test.each([
      ["a page with a script", "<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>"],
      ["a text with the name of a picture", "no soy una foto"],
      ["a picture cut off after its head", "\u0089PNG\r\n\u001a\n"],
    ])("refuses %s and keeps nothing", async (_what, content) => {
      const file = new File([content], "foto.png", { type: "image/png" });
      expect(await sendStory([await photo(), file])).toEqual({
        ok: false,
        errors: { pictures: "file_not_picture" },
      });
      expect(await services.storage.submissions.count({})).toBe(0);
    });

    test.each([
      [
        "of 40 million pixels",
        "file_too_many_pixels",
        (all: Sharp) => all.resize(8000, 5000).jpeg(),
      ],
      ["as PNG of 16 bits", "file_png", (all: Sharp) => all.toColourspace("rgb16").png()],
      ["as interlaced PNG", "file_png", (all: Sharp) => all.png({ progressive: true })],
    ])("%s are sent back with what to do", async (_what, key, draw) => {
      const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } });
      const file = new File([new Uint8Array(await draw(plain).toBuffer())], "foto.png");
      expect(await sendStory([file])).toEqual({ ok: false, errors: { pictures: key } });
    });

    test("are not even opened after sixty of them within an hour from one connection", async () => {
      let opened = 0;
      const clean = () => {
        opened += 1;
        return Promise.resolve("file_not_picture" as const);
      };
      services = { ...services, pictures: { clean } };
      const fileOf = (at: number) => [new File([`no soy la foto ${at}`], "a.jpg")];
      for (let at = 0; at < 60; at += 1) await sendStory(fileOf(at));
      expect(await sendStory(fileOf(60))).toEqual({ ok: false, errors: { form: "too_many" } });
      expect(opened).toBe(60);
    });

    test("as an iPhone's camera writes them tells what to do", async () => {
      const file = new File(["\u0000\u0000\u0000\u0018ftypheic\u0000"], "foto.heic");
      expect(await sendStory([file])).toEqual({ ok: false, errors: { pictures: "file_heic" } });
    });
  });
});
