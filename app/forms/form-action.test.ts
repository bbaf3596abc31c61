import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { contactForm } from "#domain/forms/contact.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { appContext, type AppContext } from "#server/app-context.ts";
import { formDataOf } from "../../test/fakes/send-form.ts";
import { formAction, type Outcome } from "./form-action.server.ts";
import { formViewModel } from "./form-view-model.server.ts";

const filled = {
  form: "contact",
  name: "Ana Sotz",
  email: "ana@example.org",
  phone: "",
  subject: "press",
  message: "Una línea\ny otra",
  idempotency_key: "abc",
};

/** Sends the contact form to a handler with this `accept`, then renders the form as its page would. */
async function send(accept: () => Promise<Outcome>) {
  const failures: unknown[] = [];
  const context = new RouterContextProvider();
  const request = {
    requestId: "r-7",
    clientAddress: "192.0.2.1",
    form: formDataOf(filled),
    reportFailure: (error: unknown) => failures.push(error),
  };
  const clock = { now: () => new Date("2026-03-02T15:00:00Z") };
  context.set(appContext, { request, services: { clock } } as unknown as AppContext);
  const url = new URL("http://localhost/es/contact");
  const answer = await formAction({ url, context }, [{ form: contactForm, accept }]);
  const status = answer instanceof Response ? answer.status : answer.init?.status;
  const view = formViewModel(contactForm, { url, context });
  const values = Object.fromEntries(view.fields.map(({ name, value }) => [name, value]));
  return { status, view, values, failures };
}

const full = () => Promise.reject(new StorageUnavailable("full", new Error("disk")));

test("a form that cannot be stored is shown again with every value and the request id of the log", async () => {
  const { status, view, values, failures } = await send(full);
  expect(status).toBe(503);
  const { form: _, idempotency_key: __, ...typed } = filled;
  expect(values).toEqual(typed);
  expect(view.problems?.items[0]?.text).toContain("r-7");
  expect(failures).toHaveLength(1);
  const refused = { ok: false, errors: { form: "too_many" } } as const;
  const again = await send(async () => refused);
  expect([again.status, again.values]).toEqual([429, typed]);
});

test("a form rethrows any error but StorageUnavailable", async () => {
  await expect(send(() => Promise.reject(new Error("a slip of ours")))).rejects.toThrow("slip");
});
