import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { contactForm } from "#domain/forms/contact.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { appContext, sentFormContext, type AppContext } from "#server/app-context.ts";
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

/** Sends the contact form to a site where keeping it ends as given. */
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
    reportFailure: (error: unknown) => failures.push(error),
  };
  const services = {
    clock: { now: () => new Date("2026-03-02T15:00:00Z") },
  };
  context.set(appContext, { request, services } as unknown as AppContext);
  const handler: FormHandler = { form: contactForm, accept, ...(precheck && { precheck }) };
  const url = new URL("http://localhost/es/contact");
  context.set(sentFormContext, formDataOf(fields));
  const answer = await formAction({ url, context }, [handler]);
  const status = answer instanceof Response ? answer.status : answer.init?.status;
  const drawn = await formViewModel(contactForm, { language: "es", page: "contact", context });
  const values = Object.fromEntries(drawn.fields.map(({ name, value }) => [name, value]));
  return { answer, status, drawn, values, failures };
}

describe("a form that could not be kept", () => {
  const full = () => Promise.reject(new StorageUnavailable("full", new Error("disk")));

  test("comes back with every value, and with the number under which the failure is noted", async () => {
    const { status, drawn, values, failures } = await send(full);
    expect(status).toBe(503);
    const { name, email, phone, subject, message } = filled;
    expect(values).toEqual({ name, email, phone, subject, message });
    expect(drawn.problems?.items[0]?.text).toContain("r-7");
    expect(failures).toHaveLength(1);
  });

  test("is our failure when anything else goes wrong", async () => {
    await expect(send(() => Promise.reject(new Error("a slip of ours")))).rejects.toThrow("slip");
  });
});

test("after a flood a person is asked to wait, with every value kept", async () => {
  const { status, values, drawn } = await send(() =>
    Promise.resolve({ ok: false, errors: { form: "too_many" } }),
  );
  expect(status).toBe(429);
  expect(values["message"]).toBe("Una línea\ny otra");
  expect(drawn.problems?.items).toHaveLength(1);
});

test("a fault that shows itself only while keeping is told at its field", async () => {
  const { status, drawn } = await send(() =>
    Promise.resolve({ ok: false, errors: { message: "invalid" } }),
  );
  expect(status).toBe(422);
  expect(drawn.problems?.items[0]?.field).toBe("message");
});

describe("a form with a check of its own", () => {
  const never = () => Promise.reject(new Error("it was taken all the same"));
  const unfinished = { ...filled, email: "" };

  test("tells what it finds together with what is wrong in the fields", async () => {
    const { status, drawn } = await send(never, unfinished, () => ({
      ok: false,
      errors: { message: "invalid" },
    }));
    expect(status).toBe(422);
    expect(drawn.problems?.items.map(({ field }) => field)).toEqual(["email", "message"]);
  });

  test("asks back without an error, whatever is wrong in the fields", async () => {
    const { status, drawn, values } = await send(never, unfinished, () => ({
      ok: false,
      errors: {},
      status: 200,
    }));
    expect(status).toBe(200);
    expect(drawn.problems).toBeNull();
    expect(values["message"]).toBe(filled.message);
  });

  test("lets through what it finds nothing in", async () => {
    const taken = () => Promise.resolve({ ok: true, leadTo: "/es/gracias" } as const);
    expect((await send(taken, filled, () => null)).answer).toBeInstanceOf(Response);
  });
});
