import { afterAll, expect, inject, test } from "vitest";
import { addressOf, languages } from "#domain/language/language.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { expectIn, postForm } from "./form-page.ts";

const origin = inject("origin");
const storage = await openStorage({ databaseUrl: null, dataDir: inject("dataDir") });
afterAll(() => storage.close());

test.each(languages)("two presses begin a newsletter, one ends it, in %s", async (language) => {
  const email = `reader-${language}@example.org`;
  const find = () => storage.subscribers.findByEmail(email);
  const state = async () => (await find())?.state;
  const send = (path: string, fields: Record<string, string> = {}) =>
    postForm(origin + path, fields);
  const ask = () => send(addressOf("newsletter", language), { form: "newsletter", email });
  const [asked, again] = [await ask(), await ask()];
  expect(asked.status).toBe(303);
  // Nobody learns whether an address is on the list.
  expect(again.headers.get("Location")).toBe(asked.headers.get("Location"));
  const query = { token: (await find())?.token ?? "" };
  expect(await state()).toBe("asked");

  const confirm = addressOf("newsletterConfirm", language, { query });
  const opened = await fetch(origin + confirm);
  expectIn(await opened.text(), `action="${confirm}"`);
  expect([opened.status, await state()]).toEqual([200, "asked"]);
  expect((await send(confirm)).status).toBe(200);
  expect(await state()).toBe("confirmed");

  const leave = addressOf("newsletterUnsubscribe", language, { query });
  await fetch(origin + leave);
  expect(await state()).toBe("confirmed");
  // RFC 8058: as a mail program sends it, without cookie or Origin, and no redirect.
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const left = await fetch(origin + leave, { method: "POST", body, redirect: "manual" });
  expect([left.status, await state()]).toEqual([200, "left"]);
  expect((await send(confirm)).status).toBe(404);
});
