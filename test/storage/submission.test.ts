import { beforeEach, describe, expect, test } from "vitest";
import { accessibilityFeedbackForm } from "#domain/forms/accessibility-feedback.ts";
import { contactForm } from "#domain/forms/contact.ts";
import { acceptSubmission, type Acceptance } from "#domain/submissions/submission.ts";
import { sentForm } from "../fakes/send-form.ts";
import { testServices, type TestServices } from "../fakes/test-services.ts";
import { useEngine } from "./engines.ts";

const minute = 60_000;
const message = {
  name: "María Xicay",
  email: "Maria@Example.org",
  subject: "education",
  message: "Buenos días, ¿puedo visitar la escuela?",
};
function referenceOf(answer: Acceptance): string {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.errors)}`);
  return answer.reference;
}

describe("what a visitor sends", () => {
  const engine = useEngine();
  let services: TestServices;

  beforeEach(async () => {
    services = await testServices(await engine.open(await engine.create()));
  });

  const send = (values: Parameters<typeof sentForm>[1] = message, clientAddress = "203.0.113.7") =>
    acceptSubmission(services, contactForm, sentForm(contactForm, values, services.clock.now()), {
      language: "es",
      clientAddress,
    });
  const mailsOf = async (reference: string) => {
    const one = await services.storage.submissions.find(reference);
    return services.storage.outbox.listOf(one?.id ?? 0);
  };

  const stateOf = async (answer: Acceptance) => {
    const one = await services.storage.submissions.find(referenceOf(answer));
    const mails = await mailsOf(referenceOf(answer));
    return {
      state: one?.state,
      suspicions: one?.suspicions,
      mails: mails.map((mail) => mail.state),
    };
  };

  test("is kept under its reference, with an e-mail to the visitor and one to staff", async () => {
    const reference = referenceOf(await send());
    expect(await services.storage.submissions.find(reference)).toMatchObject({
      form: "contact",
      language: "es",
      email: "maria@example.org",
      state: "received",
      fields: { ...message, phone: "" },
      eraseAfter: new Date("2027-03-02T15:00:00Z"),
    });
    const mails = await mailsOf(reference);
    expect(mails.map(({ to, language, state }) => ({ to, language, state }))).toEqual([
      { to: { email: "maria@example.org" }, language: "es", state: "waiting" },
      { to: "staff", language: "en", state: "waiting" },
    ]);
    expect(mails[0]?.text).toContain(reference);
    // Nobody's own words are carried to another mailbox.
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toContain("visitar la escuela");
    expect(mails[1]).toMatchObject({ replyTo: "maria@example.org" });
    expect(mails[1]?.text).toContain("¿puedo visitar la escuela?");
    expect(services.countWakes()).toBe(1);
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
    const mails = await mailsOf(reference);
    expect(mails.map(({ to, replyTo }) => ({ to, replyTo }))).toEqual([
      { to: "staff", replyTo: null },
    ]);
  });

  test("twice under one attempt is kept once, with one pair of e-mails and one reference", async () => {
    const twice = { ...message, idempotency_key: "3f2b9c1e" };
    const first = referenceOf(await send(twice));
    services.clock.pass(60 * minute);
    expect(referenceOf(await send(twice))).toBe(first);
    expect(await services.storage.submissions.count({})).toBe(1);
    expect((await services.storage.outbox.countByState()).waiting).toBe(2);
  });

  test("with other words under an old attempt is a message of its own", async () => {
    const first = referenceOf(await send({ ...message, idempotency_key: "3f2b9c1e" }));
    const second = await send({
      ...message,
      message: "Una pregunta más",
      idempotency_key: "3f2b9c1e",
    });
    expect(referenceOf(second)).not.toBe(first);
    expect(await services.storage.submissions.count({})).toBe(2);
  });

  test("by a double press without script is kept once, and again another day", async () => {
    const first = referenceOf(await send());
    // The clock may stand anywhere: the next press is seldom in the same ten minutes by it.
    services.clock.pass(9 * minute);
    expect(referenceOf(await send())).toBe(first);
    services.clock.pass(2 * minute);
    expect(referenceOf(await send())).not.toBe(first);
    services.clock.pass(24 * 60 * minute);
    expect(referenceOf(await send())).not.toBe(first);
  });

  describe("and looks like spam", () => {
    const count = (key: string, times: number) =>
      services.storage.transaction(async ({ rateLimits }) => {
        for (let at = 0; at < times; at += 1)
          await rateLimits.count([key], 60 * minute, services.clock.now());
      });

    test("because the hidden field was filled is kept, marked, and its e-mails wait", async () => {
      const answer = await send({ ...message, homepage: "http://spam.example" });
      expect(await stateOf(answer)).toEqual({
        state: "suspected",
        suspicions: ["honeypot"],
        mails: ["held", "held"],
      });
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
      await count("email maria@example.org", 61);
      expect(await stateOf(await send())).toEqual({
        state: "suspected",
        suspicions: ["email_limit"],
        mails: ["held", "held"],
      });
    });

    test("because hundreds of new addresses are written to, from whatever network", async () => {
      await count("strangers", 300);
      expect(await stateOf(await send())).toMatchObject({
        suspicions: ["stranger_limit"],
        mails: ["held", "held"],
      });
      const known = await send({ ...message, message: "Otra pregunta" }, "198.51.100.7");
      expect(await stateOf(known)).toMatchObject({ state: "received" });
    });

    test("because one block floods is refused after six hundred, and only that block", async () => {
      await count("block 203.0.113.0/24", 600);
      const refused = await send({ ...message, message: "una más", email: "otra@example.org" });
      expect(refused).toEqual({ ok: false, errors: { form: "too_many" } });
      const elsewhere = await send({ ...message, email: "otra@example.org" }, "203.0.114.7");
      expect(elsewhere.ok).toBe(true);
    });

    test("does not when a class of thirty writes from one school", async () => {
      for (let at = 0; at < 30; at += 1) {
        const answer = await send({ ...message, email: `alumna${at}@example.org` });
        expect((await stateOf(answer)).state).toBe("received");
      }
    });
  });
});
