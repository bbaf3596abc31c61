import { expect, test } from "vitest";
import { carefulValues, filledForm } from "../../test/fakes/filled-form.ts";
import { applicationForm } from "./application.ts";
import { consultationForm } from "./consultation.ts";
import { contactForm } from "./contact.ts";
import { groupPacketForm } from "./group-packet.ts";
import type { MessageKey } from "./field.ts";
import { formDataOf as sent } from "../../test/fakes/send-form.ts";
import { readForm } from "./read-form.ts";
import { storyForm } from "./story.ts";

const now = new Date("2026-03-02T15:00:00Z");
const person = { name: "María Xicay", email: "maria@example.org" };
const firstTime = "2026-03-10T10:00";
const filled = {
  contact: { form: contactForm, values: { ...person, subject: "general", message: "Hola" } },
  call: {
    form: consultationForm,
    values: { ...person, purpose: "own-build", message: "Una casa de llantas", firstTime },
  },
  stay: {
    form: applicationForm,
    values: filledForm(applicationForm, true, { ...carefulValues, number: "4" }),
  },
  packet: {
    form: groupPacketForm,
    values: { ...person, organisation: "Escuela", audience: "other", participants: "12" },
  },
  story: {
    form: storyForm,
    values: { ...person, title: "Ladrillos", story: "a".repeat(40), mayPublish: "on" },
  },
} as const;

type Values = Readonly<Record<string, string | File | File[]>>;

function read(name: keyof typeof filled, changes: Values, at = now) {
  const { form, values } = filled[name];
  return readForm(sent({ ...values, ...changes }), form, at);
}
const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => new File(["x"], `${at}.jpg`));
const agreed = { peopleAgreed: "on" };
const heavy = new File([new Uint8Array(10_000_001)], "a.jpg");
const film = new File(["x"], "a.mp4", { type: "video/mp4" });

test("a form's texts are trimmed and have uniform line breaks and valid, visible characters", () => {
  const name = "  Ma\u0000ría\u202e\n\tXicay\u0007\ud800 ";
  expect(read("contact", { name, message: "uno\r\ndos\rtres" })).toMatchObject({
    ok: true,
    input: { name: "María Xicay\ufffd", message: "uno\ndos\ntres", phone: "" },
    control: { isHoneypotFilled: false, idempotencyKey: null },
  });
});

test.each<[keyof typeof filled, Values, Record<string, MessageKey>]>([
  ["contact", { name: "", email: "" }, { name: "required", email: "reach" }],
  ["contact", { email: "maria@localhost" }, { email: "email" }],
  ["contact", { email: "a@example.org\r\nBcc: b@example.org" }, { email: "email" }],
  ["contact", { subject: "hack" }, { subject: "option" }],
  ["contact", { name: "Prize at evil-site.example/x" }, { name: "no_links" }],
  ["contact", { message: "www.a.org ".repeat(5) }, {}],
  ["contact", { message: "www.a.org ".repeat(6) }, { message: "link_limit" }],
  ["contact", { message: "a".repeat(4000) }, {}],
  ["contact", { message: "a".repeat(4001) }, { message: "too_long" }],
  ["contact", { message: `${" ".repeat(100_000)}Hola` }, {}],
  ["contact", { message: new File(["x"], "x.txt") }, { message: "invalid" }],
  ["contact", { phone: "call me maybe" }, { phone: "phone" }],
  ["contact", { phone: "+1 503.555.0101 ext. 12" }, {}],
  ["contact", { phone: "0050278491234" }, {}],
  ["contact", { phone: "5555 123" }, { phone: "phone" }],
  ["contact", { phone: "+502 5555 123" }, { phone: "phone" }],
  ["contact", { phone: "(+291) 1 12 34" }, {}],
  ["call", { firstTime: "2026-03-01T10:00" }, { firstTime: "in_past" }],
  ["call", { firstTime: "2026-02-30T10:00" }, { firstTime: "date" }],
  ["call", { firstTime: "10/03/2026 10:00" }, { firstTime: "date" }],
  ["call", { firstTime: "2036-03-10T10:00" }, { firstTime: "too_far" }],
  ["call", { firstTime: "2026-12-26T10:00" }, { firstTime: "office_hours" }],
  ["call", { firstTime: "2026-03-10T03:00" }, { firstTime: "office_hours" }],
  ["call", { firstTime: "2026-03-10T18:00" }, { firstTime: "office_hours" }],
  ["call", { secondTime: firstTime }, { secondTime: "same_time" }],
  ["call", { channel: "pigeon", phone: "7849 1234" }, { channel: "option" }],
  ["call", { channel: "phone", phone: "7849 1234" }, {}],
  // A rule across fields is reported together with the faults of single fields.
  ["call", { channel: "phone", firstTime: "" }, { phone: "required", firstTime: "required" }],
  ["packet", { participants: "0" }, { participants: "too_small" }],
  ["packet", { participants: "301" }, { participants: "too_big" }],
  ["packet", { participants: "1e2" }, { participants: "number" }],
  ["packet", { participants: "" }, { participants: "required" }],
  ["stay", { program: "individual-volunteer", weeks: "1" }, { weeks: "volunteer_stay" }],
  ["stay", { program: "individual-volunteer", weeks: "13" }, {}],
  ["stay", { program: "individual-volunteer", weeks: "14" }, { weeks: "volunteer_stay" }],
  ["stay", { program: "intern-remote", weeks: "14" }, {}],
  ["story", { story: "a".repeat(39) }, { story: "too_short" }],
  ["story", { mayPublish: "maybe" }, { mayPublish: "must_tick" }],
  ["story", { pictures: "x" }, { pictures: "invalid", peopleAgreed: "people_agreed" }],
  ["story", { pictures: pictures(1) }, { peopleAgreed: "people_agreed" }],
  ["story", { ...agreed, pictures: pictures(5) }, {}],
  ["story", { ...agreed, pictures: pictures(6) }, { pictures: "too_many_files" }],
  ["story", { ...agreed, pictures: heavy }, { pictures: "file_too_big" }],
  ["story", { ...agreed, pictures: film }, { pictures: "file_not_picture" }],
])("the %s form with %j has the faults %j", (name, changes, errors) => {
  const answer = read(name, changes);
  expect(answer.ok ? {} : answer.errors).toEqual(errors);
});

test("a nameless file of 0 bytes counts as no picture", () => {
  expect(read("story", { pictures: new File([], "") })).toMatchObject({ input: { pictures: [] } });
});

test.each([
  ["2026-03-02T23:45:00Z", true, true],
  ["2026-03-02T23:46:00Z", false, true],
  ["2026-03-03T06:00:00Z", false, false],
])("at %s the hour (%j) and the day (%j) may still be chosen", (time, ...ok) => {
  const hour = read("call", { firstTime: "2026-03-02T17:45" }, new Date(time));
  const day = read("packet", { startsOn: "2026-03-02" }, new Date(time));
  expect([hour.ok, day.ok]).toEqual(ok);
});

test("a character keeps only a few of 80,000 combining marks", () => {
  const marks = `${"e\u0301\u0316".repeat(3)}${"\u0301\u0316".repeat(40_000)}`;
  const before = process.cpuUsage();
  const answer = read("contact", { message: `Qué año tan largo. ${marks}` });
  const { user, system } = process.cpuUsage(before);
  expect(answer.ok && (answer.input as { message: string }).message.length).toBeLessThan(60);
  expect((user + system) / 1000).toBeLessThan(250);
});
