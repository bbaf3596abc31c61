import { describe, expect, test } from "vitest";
import { consultationForm } from "./consultation.ts";
import { contactForm } from "./contact.ts";
import { groupPacketForm } from "./group-packet.ts";
import type { Form } from "./form.ts";
import type { MessageKey } from "./message-key.ts";
import { formDataOf as sent } from "../../test/fakes/send-form.ts";
import { readForm } from "./read-form.ts";
import { storyForm } from "./story.ts";

const now = new Date("2026-03-02T15:00:00Z");
const good = {
  contact: { name: "María Xicay", email: "maria@example.org", subject: "general", message: "Hola" },
  consultation: {
    name: "María Xicay",
    email: "maria@example.org",
    purpose: "own-build",
    message: "Una casa de llantas",
    firstTime: "2026-03-10T10:00",
  },
  packet: {
    name: "María Xicay",
    email: "maria@example.org",
    organisation: "Escuela",
    audience: "other",
    participants: "12",
  },
  story: {
    name: "María Xicay",
    email: "maria@example.org",
    title: "Ladrillos",
    story: "a".repeat(40),
    mayPublish: "on",
  },
};

function errorsOf(form: Form, values: Readonly<Record<string, string | File>>) {
  const read = readForm(sent(values), form, now);
  return read.ok ? {} : read.errors;
}

describe("a submitted form", () => {
  test("is typed, trimmed and has uniform line breaks", () => {
    const read = readForm(
      sent({ ...good.contact, name: "  María\tXicay ", message: "uno\r\ndos\rtres" }),
      contactForm,
      now,
    );
    expect(read).toMatchObject({
      ok: true,
      input: { name: "María Xicay", message: "uno\ndos\ntres", phone: "" },
      control: { isHoneypotFilled: false, idempotencyKey: null },
    });
  });

  test("loses invisible and invalid characters", () => {
    const name = "Ma\u0000ría\u202e \u0007Xicay\ud800";
    const read = readForm(sent({ ...good.contact, name }), contactForm, now);
    expect(read.ok && read.input.name).toBe("María Xicay\ufffd");
  });

  test.each<[string, Record<string, string>, Record<string, MessageKey>]>([
    ["an address without a domain", { email: "maria@localhost" }, { email: "email" }],
    ["two addresses", { email: "a@example.org,b@example.org" }, { email: "email" }],
    [
      "an address with a second header",
      { email: "a@example.org\r\nBcc: b@example.org" },
      { email: "email" },
    ],
    ["a subject that is not offered", { subject: "hack" }, { subject: "option" }],
    ["a telephone number with letters", { phone: "call me maybe" }, { phone: "phone" }],
    [
      "a name with an address in it",
      { name: "Prize at evil-site.example/x" },
      { name: "no_links" },
    ],
    ["too many links", { message: "www.a.org ".repeat(6) }, { message: "link_limit" }],
    ["a text that is too long", { message: "a".repeat(4001) }, { message: "too_long" }],
  ])("with %s is refused", (_what, wrong, errors) => {
    expect(errorsOf(contactForm, { ...good.contact, ...wrong })).toEqual(errors);
  });

  test.each([
    "+502 7849 1234",
    "(503) 555-0101",
    "7849-1234",
    "+1 503.555.0101 ext. 12",
    "0050278491234",
  ])("takes the telephone number %s", (phone) => {
    expect(errorsOf(contactForm, { ...good.contact, phone })).toEqual({});
  });

  test("with a repeated field is refused", () => {
    const data = sent(good.contact);
    data.append("email", "other@example.org");
    const read = readForm(data, contactForm, now);
    expect(read.ok ? {} : read.errors).toEqual({ email: "invalid" });
  });

  test("with a file instead of text, or text instead of a file, is refused", () => {
    const file = new File(["x"], "x.txt");
    expect(errorsOf(contactForm, { ...good.contact, message: file })).toEqual({
      message: "invalid",
    });
    const text = errorsOf(storyForm, { ...good.story, pictures: "x" });
    expect(text).toEqual({ pictures: "invalid", peopleAgreed: "people_agreed" });
  });
});

describe("a date", () => {
  test.each<[string, MessageKey]>([
    ["2026-03-01T10:00", "in_past"],
    ["2026-02-30T10:00", "date"],
    ["10/03/2026 10:00", "date"],
    ["2026-03-10T25:00", "date"],
    ["2026-03-10T10:00Z", "date"],
    ["2036-03-10T10:00", "too_far"],
    ["2026-12-26T10:00", "office_hours"],
    ["2026-03-10T03:00", "office_hours"],
    ["2026-03-10T18:00", "office_hours"],
  ])("like %s is refused", (firstTime, key) => {
    expect(errorsOf(consultationForm, { ...good.consultation, firstTime })).toEqual({
      firstTime: key,
    });
  });

  test("of today is fine until midnight in Guatemala, an hour until it begins", () => {
    const hour = sent({ ...good.consultation, firstTime: "2026-03-02T17:45" });
    const day = sent({ ...good.packet, startsOn: "2026-03-02" });
    const at = (time: string) =>
      [
        readForm(hour, consultationForm, new Date(time)),
        readForm(day, groupPacketForm, new Date(time)),
      ].map(({ ok }) => ok);
    expect(at("2026-03-02T23:45:00Z")).toEqual([true, true]);
    expect(at("2026-03-02T23:46:00Z")).toEqual([false, true]);
    expect(at("2026-03-03T06:00:00Z")).toEqual([false, false]);
  });
});

test("a character keeps a few combining marks, but not 80,000", () => {
  const message = `Qué año tan largo. ${"e\u0301\u0316".repeat(3)}${"\u0301\u0316".repeat(40_000)}`;
  const data = sent({ ...good.contact, message });
  const before = process.cpuUsage();
  const read = readForm(data, contactForm, now);
  const { user, system } = process.cpuUsage(before);
  expect(read.ok && read.input.message.length).toBeLessThan(60);
  expect((user + system) / 1000).toBeLessThan(250);
});

test("only the first 100,000 characters of a text are read", () => {
  const message = (blanks: number) => ({ ...good.contact, message: `${" ".repeat(blanks)}Hola` });
  expect(errorsOf(contactForm, message(99_000))).toEqual({});
  expect(errorsOf(contactForm, message(100_000))).toEqual({ message: "required" });
});

describe("a number", () => {
  test.each<[string, MessageKey]>([
    ["0", "too_small"],
    ["301", "too_big"],
    ["1e2", "number"],
    ["-5", "number"],
    ["12.5", "number"],
    ["doce", "number"],
    ["", "required"],
  ])("of people that is %j is refused", (participants, key) => {
    expect(errorsOf(groupPacketForm, { ...good.packet, participants })).toEqual({
      participants: key,
    });
  });
});

describe("rules across fields", () => {
  test("ask for a telephone number when the call is to be by telephone", () => {
    const byPhone = { ...good.consultation, channel: "phone" };
    expect(errorsOf(consultationForm, byPhone)).toEqual({ phone: "required" });
    expect(errorsOf(consultationForm, { ...byPhone, phone: "7849 1234" })).toEqual({});
    expect(errorsOf(consultationForm, { ...byPhone, channel: "video" })).toEqual({});
  });

  test("show their faults in the same round as those of single fields", () => {
    const wrong = { ...good.consultation, channel: "phone", firstTime: "" };
    expect(errorsOf(consultationForm, wrong)).toEqual({ phone: "required", firstTime: "required" });
    const twice = { ...good.consultation, secondTime: good.consultation.firstTime };
    expect(errorsOf(consultationForm, twice)).toEqual({ secondTime: "same_time" });
  });

  test("ask for the consent of the people shown when pictures are sent", () => {
    const withPicture = { ...good.story, pictures: new File(["x"], "a.jpg") };
    expect(errorsOf(storyForm, withPicture)).toEqual({ peopleAgreed: "people_agreed" });
    expect(errorsOf(storyForm, { ...withPicture, peopleAgreed: "on" })).toEqual({});
    expect(errorsOf(storyForm, good.story)).toEqual({});
  });
});

describe("pictures", () => {
  const agreed = { ...good.story, peopleAgreed: "on" };
  const withFiles = (files: readonly File[]) => {
    const data = sent(agreed);
    for (const file of files) data.append("pictures", file);
    const read = readForm(data, storyForm, now);
    return read.ok ? read.input.pictures.length : read.errors;
  };

  test("may be five and not six", () => {
    const files = Array.from({ length: 6 }, (_, at) => new File(["x"], `${at}.jpg`));
    expect(withFiles(files.slice(0, 5))).toBe(5);
    expect(withFiles(files)).toEqual({ pictures: "too_many_files" });
  });

  test("may have ten megabytes and not more", () => {
    expect(withFiles([new File([new Uint8Array(10_000_001)], "a.jpg")])).toEqual({
      pictures: "file_too_big",
    });
  });

  test("left out are sent as a nameless file of 0 bytes, which counts as none", () => {
    expect(withFiles([new File([], "")])).toBe(0);
  });
});
