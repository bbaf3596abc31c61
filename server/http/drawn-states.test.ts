import { expect, test } from "vitest";
import { DrawnStates } from "./drawn-states.ts";
import { stateType } from "./page-state.ts";
import { pageWithState as page } from "../../test/fakes/page-with-state.ts";

const asked = (path: string, headers = {}) =>
  new Request(`https://longwayhome.test${path}`, { headers });
const answer = (html: string) => new Response(html, { headers: { "Content-Type": "text/html" } });

/** The page as it is sent, and the address of its data. */
async function draw(states: DrawnStates, data: string, requestId = "r-1") {
  const sent = await states.takeFrom(asked("/impact?a=b"), answer(page(data)), requestId);
  const html = await sent.text();
  return { html, place: /"state":"([^"]*)"/.exec(html)?.[1] ?? "" };
}

const find = (states: DrawnStates, place: string) =>
  states.find(asked(place, { Accept: stateType }));

test("a page's data is what it was when the page was drawn, whatever has happened since", async () => {
  const states = new DrawnStates();
  const before = await draw(states, '["$4,000"]\\n');
  const after = await draw(states, '["$5,000"]\\n');
  expect(before.html).not.toContain("$4,000");
  expect(after.place).not.toBe(before.place);
  const state = find(states, before.place)!;
  expect(await state.text()).toContain("$4,000");
  expect(state.headers.get("Content-Type")).toBe(stateType);
});

test("who asks for the page itself is given the page", async () => {
  const states = new DrawnStates();
  const { place } = await draw(states, "[1]");
  expect(states.find(asked(place))).toBeNull();
  expect(states.find(asked("/impact", { Accept: stateType }))).toBeNull();
});

test("two who read the same share one, though each request has a number of its own", async () => {
  const states = new DrawnStates(1);
  const first = await draw(states, '["requestId","r-1"]', "r-1");
  const second = await draw(states, '["requestId","r-2"]', "r-2");
  expect(second).toEqual(first);
  expect(await find(states, first.place)!.text()).toContain('["requestId",null]');
});

test("of many, the ones asked for last are kept; what has gone is said to be gone", async () => {
  const states = new DrawnStates(2);
  const oldest = await draw(states, "[1]");
  const second = await draw(states, "[2]");
  await draw(states, "[1]");
  await draw(states, "[3]");
  expect(find(states, oldest.place)!.status).toBe(200);
  expect(find(states, second.place)!.status).toBe(404);
});

test("a page with a form keeps its data: the key by which it is counted once is one visitor's", async () => {
  const html = page("[1]", '<input type="hidden" name="attempt" value="1"/>');
  const sent = await new DrawnStates().takeFrom(asked("/donate"), answer(html), "r-1");
  expect(await sent.text()).toBe(html);
});
