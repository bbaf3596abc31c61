import { expect } from "vitest";
import { newReference } from "#domain/reference.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { findDesignation } from "#reader/designations.ts";
import { openLocalPlace } from "../fakes/local-place.ts";
import { sampleSubmission } from "../fakes/samples.ts";
import { testGiving, type TestGiving } from "../fakes/test-giving.ts";
import { TestEngine } from "./engines.ts";

const asksFor = (form: string, values: object) =>
  Object.keys(values).every((name) => form.includes(`name="${name}"`));

/** The values that a form carries along unseen. */
const hiddenIn = (form: string) =>
  Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name, value]) => [name!, value!],
    ),
  );

/** The staff's desk with somebody at it, as a test uses it. */
export type TestDesk = {
  readonly storage: Storage;
  readonly giving: TestGiving;
  readonly place: Awaited<ReturnType<typeof openLocalPlace>>;
  readonly ask: Awaited<ReturnType<typeof openLocalPlace>>["ask"];
  /** The text of a page that must be there. */
  open(path: string): Promise<string>;
  /** Sends a form, which need not be on a page any more, and follows where it leads. */
  send(path: string, form?: Record<string, string>): Promise<string>;
  /** Fills in the form of a page that sends to an address, with nothing that it does not ask, and follows. */
  fillIn(page: string, to: string, values?: Record<string, string>): Promise<string>;
  /** Lines of the record, the newest first. */
  record(): Promise<readonly { action: string; detail: Record<string, string | number> }[]>;
  /** Keeps a message. */
  keep(
    own?: Parameters<typeof sampleSubmission>[0],
  ): Promise<{ readonly reference: string; readonly id: number }>;
  close(): Promise<void>;
};

/**
 * Opens the desk on a new database. The rules behind its pages are tried on both databases by tests of
 * their own.
 */
export async function openDesk(): Promise<TestDesk> {
  const engine = new TestEngine("sqlite");
  const storage = await engine.open(await engine.create());
  const giving = await testGiving(storage, { kind: "demonstration" }, "2026-05-18T15:00:00Z");
  const desk = {
    world: { ...giving.giving, storage, findDesignation },
    replyHours: 24,
  };
  const place = await openLocalPlace(desk);
  const { ask } = place;
  const open = async (path: string) => {
    const answer = await ask("GET", path);
    expect(answer.status, path).toBe(200);
    expect(answer.text, "a name is left open").not.toMatch(/\{\w+\}/);
    return answer.text;
  };
  const send = async (path: string, form: Record<string, string> = {}) => {
    const { status, to } = await ask("POST", path, { form });
    expect(status, path).toBe(303);
    return open(to);
  };
  return {
    storage,
    giving,
    place,
    ask,
    open,
    send,
    async fillIn(page, to, values = {}) {
      const forms = (await open(page)).match(/<form.*?<\/form>/gs) ?? [];
      const form = forms.find((one) => one.includes(`action="${to}"`) && asksFor(one, values));
      if (!form) throw new Error(`${page} has no form to ${to} with ${Object.keys(values)}.`);
      return send(to, { ...hiddenIn(form), ...values });
    },
    record: async () =>
      (await storage.audit.list(100)).map(({ action, detail }) => ({ action, detail })),
    async keep(own = {}) {
      const reference = newReference();
      const receivedAt = giving.clock.now();
      const added = await storage.submissions.add(
        sampleSubmission({ reference, receivedAt, idempotencyKey: reference, ...own }),
      );
      return { reference, id: "id" in added ? added.id : 0 };
    },
    async close() {
      place.close();
      await engine.end();
    },
  };
}
