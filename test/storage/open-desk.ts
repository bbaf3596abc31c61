import { afterAll, expect, vi } from "vitest";
import { atDesk } from "../fakes/at-desk.ts";
import { openLocalPlace } from "../fakes/local-place.ts";
import { testGiving } from "../fakes/test-giving.ts";
import { TestEngine } from "./engines.ts";

type Values = Readonly<Record<string, string>>;

export async function openDesk() {
  const canMailLeave = vi.fn(() => true);
  const siteAnswers = vi.fn(async () => true);
  const engine = new TestEngine("sqlite");
  const storage = await engine.open(await engine.create());
  const site = await testGiving(storage, { kind: "demonstration" }, "2026-05-18T15:00:00Z");
  const acting = atDesk(site);
  const own = { canMailLeave, siteAnswers };
  const place = await openLocalPlace({ world: acting, replyHours: 24, ...own });
  afterAll(async () => {
    place.close();
    await engine.closeAll();
  });
  const { ask } = place;
  const open = async (path: string) => {
    const answer = await ask("GET", path);
    expect(answer.status, path).toBe(200);
    expect(answer.text, "a name is left open").not.toMatch(/\{\w+\}/);
    return answer.text;
  };
  const send = async (path: string, form: Values = {}) => {
    const { status, to } = await ask("POST", path, { form });
    expect(status, path).toBe(303);
    return open(to);
  };
  return {
    storage,
    acting,
    site,
    ...own,
    place,
    ask,
    open,
    send,
    async fillIn(page: string, to = page, values: Values = {}) {
      const forms = (await open(page)).match(/<form.*?<\/form>/gs) ?? [];
      const marks = [`action="${to}"`, ...Object.keys(values).map((name) => `name="${name}"`)];
      const form = forms.find((one) => marks.every((mark) => one.includes(mark)));
      if (!form) throw new Error(`${page} has no form with ${marks.join()}.`);
      const hidden = form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
      const own = Object.fromEntries([...hidden].map(([, name, value]) => [name!, value!]));
      return send(to, { ...own, ...values });
    },
    refusal: async (path: string, form: Values = {}) => {
      const { status, text } = await ask("POST", path, { form });
      return `${status} ${text}`;
    },
    record: async () =>
      (await storage.audit.list(100)).map(({ action, detail }) => ({ action, detail })),
    keep: site.keep,
  };
}
