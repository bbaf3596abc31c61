import { expect, test } from "vitest";
import { stateFile, stateType, takeState, withoutState } from "./page-state.ts";
import { pageWithState as page } from "../../test/fakes/page-with-state.ts";

test("a page gives its data away word for word and names where it is kept", () => {
  const data = '[{"_1":2},"said \\"</b>\\" and \\\\ more"]\n';
  const taken = takeState(page(data), stateFile)!;
  expect(taken.state).toBe(`{"ssr":true}\n${data}`);
  expect(taken.html).not.toContain("streamController");
  expect(taken.html).toMatch(
    /json">\{"state":"\/assets\/state-[0-9a-f]{12}\.json","entry":"\/a\.js"\}</,
  );
});

test("the same data has the same name, other data another", () => {
  const nameOf = (data: string) => /state-\w+/.exec(takeState(page(data), stateFile)!.html)![0];
  expect(nameOf("[1]\n")).toBe(nameOf("[1]\n"));
  expect(nameOf("[1]\n")).not.toBe(nameOf("[2]\n"));
});

test("a page without data, or without a late start, is left alone", () => {
  expect(takeState("<main>words</main>", stateFile)).toBeNull();
  expect(takeState(page("[1]\n").replace("data-boot", ""), stateFile)).toBeNull();
});

const asked = (path: string, init: RequestInit = {}) =>
  new Request(`https://longwayhome.test${path}`, init);
const answer = (headers: Record<string, string> = {}, status = 200) =>
  new Response(page("[1]\n"), { status, headers: { "Content-Type": "text/html", ...headers } });

test("a page drawn for a question says where its data is: at the same address", async () => {
  const path = "/search?q='i'&kind=story";
  const html = await (await withoutState(asked(path), answer())).text();
  expect(html).toContain('{"state":"/search?q=%27i%27&kind=story",');
  expect(html).not.toContain("streamController");
  const wanting = asked(path, { headers: { Accept: stateType } });
  const state = await withoutState(wanting, answer());
  expect(await state.text()).toBe('{"ssr":true}\n[1]\n');
  expect(state.headers.get("Cache-Control")).toBe("no-store");
});

test("a page that is another one the next time keeps its data", async () => {
  const kept = [
    withoutState(asked("/search", { method: "POST" }), answer()),
    withoutState(asked("/donate/status/one"), answer()),
    withoutState(asked("/thank-you-for-your-donation"), answer()),
    withoutState(asked("/search"), answer({ "Set-Cookie": "seen=1" })),
    withoutState(asked("/search"), answer({ "Cache-Control": "no-store" })),
    withoutState(asked("/search"), answer({}, 404)),
  ];
  for (const one of kept) expect(await (await one).text()).toBe(page("[1]\n"));
});
