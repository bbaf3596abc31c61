import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { contactForm } from "#domain/forms/contact.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { appContext, type AppContext } from "#server/app-context.ts";
import { formDataOf } from "../../test/fakes/send-form.ts";
import { formAction, type FormHandler, type Outcome } from "./form-action.server.ts";
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
async function send(
  accept: () => Promise<Outcome>,
  fields: Record<string, string> = filled,
  precheck?: FormHandler["precheck"],
) {
  const failures: unknown[] = [];
  const context = new RouterContextProvider();
  const request = {
    requestId: "r-7",
    clientAddress: "192.0.2.1",
    form: formDataOf(fields),
    reportFailure: (error: unknown) => failures.push(error),
  };
  const services = { clock: { now: () => new Date("2026-03-02T15:00:00Z") } };
  context.set(appContext, { request, services } as unknown as AppContext);
  const handler: FormHandler = { form: contactForm, accept, ...(precheck && { precheck }) };
  const url = new URL("http://localhost/es/contact");
  const answer = await formAction({ url, context }, [handler]);
  const status = answer instanceof Response ? answer.status : answer.init?.status;
  const view = formViewModel(contactForm, { url, context });
  const values = Object.fromEntries(view.fields.map(({ name, value }) => [name, value]));
  return { status, view, values, failures };
}

describe("a form that cannot be stored", () => {
  const full = () => Promise.reject(new StorageUnavailable("full", new Error("disk")));

  test("is shown again with every value and the request id of the log", async () => {
    const { status, view, values, failures } = await send(full);
    expect(status).toBe(503);
    const { name, email, phone, subject, message } = filled;
    expect(values).toEqual({ name, email, phone, subject, message });
    expect(view.problems?.items[0]?.text).toContain("r-7");
    expect(failures).toHaveLength(1);
  });

  test("rethrows any error but StorageUnavailable", async () => {
    await expect(send(() => Promise.reject(new Error("a slip of ours")))).rejects.toThrow("slip");
  });
});

test.each([
  ["of the whole form (rate limit)", 429, "form", "too_many", null],
  ["of one field, found by the handler", 422, "message", "invalid", "message"],
] as const)(
  "a problem %s is shown and every value kept",
  async (_what, code, name, error, field) => {
    const { status, values, view } = await send(async () => ({
      ok: false,
      errors: { [name]: error },
    }));
    expect(status).toBe(code);
    expect(values["message"]).toBe(filled.message);
    expect(view.problems?.items.map((item) => item.field)).toEqual([field]);
  },
);

test("problems of precheck are shown together with those of the fields", async () => {
  const never = () => Promise.reject(new Error("the rejected form was accepted"));
  const { status, view } = await send(never, { ...filled, email: "" }, () => ({
    ok: false,
    errors: { message: "invalid" },
  }));
  expect(status).toBe(422);
  expect(view.problems?.items.map(({ field }) => field)).toEqual(["email", "phone", "message"]);
});
