import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "#server/config.ts";
import { inviteByCommand } from "../../bin/staff/invite.ts";
import { openStaff } from "../../bin/staff/open.ts";
import { AccountAuth } from "../../staff/auth/account-auth.ts";
import { OidcProvider } from "../../staff/auth/oidc.ts";
import { roles, type Role } from "#domain/staff/deed.ts";
import { menuEntries } from "../../staff/parts/frame.tsx";
import { pages } from "../../staff/routes.ts";
import { startStaff } from "../../staff/server.ts";
import { findDesignation } from "#reader/designations.ts";
import { withBroken } from "../fakes/broken-storage.ts";
import { askAt, besideDesk, clientWith } from "../fakes/local-place.ts";
import { localServer } from "../fakes/local-server.ts";
import { addIssues } from "../fakes/change-content.ts";
import { olderIssue } from "../fakes/newsletter-issues.ts";
import { day, hour } from "../fakes/samples.ts";
import { testGiving } from "../fakes/test-giving.ts";
import { TestEngine } from "./engines.ts";

const engine = new TestEngine("sqlite");
const settings = await engine.create();
const storage = await engine.open(settings);
const giving = await testGiving(storage, { kind: "demonstration" }, "2026-05-18T15:00:00Z");
const origin = "https://staff.example.org";
/** A fake OpenID Connect provider, which signs in the person of `claims`. */
const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
let asked = new URLSearchParams();
let claims: Record<string, unknown> = {};
const url = await localServer(async (request, response) => {
  const proof = new URLSearchParams(await text(request)).get("code_verifier") ?? "";
  const isProved =
    createHash("sha256").update(proof).digest("base64url") === asked.get("code_challenge");
  const now = Math.floor(Date.now() / 1000);
  const times = { iat: now, exp: now + 60 };
  const own = { iss: url, aud: "lwh", sub: "1", nonce: asked.get("nonce"), ...times };
  const signed = `${base64({ alg: "RS256", kid: "1" })}.${base64({ ...own, ...claims })}`;
  const token = `${signed}.${sign("sha256", Buffer.from(signed), privateKey).toString("base64url")}`;
  const answers: Record<string, object> = {
    "/token": { access_token: "a", token_type: "bearer", id_token: token },
    "/keys": { keys: [{ ...publicKey.export({ format: "jwk" }), kid: "1", alg: "RS256" }] },
    "/.well-known/openid-configuration": {
      issuer: url,
      authorization_endpoint: `${url}/in`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/keys`,
    },
  };
  const isRefused = request.url === "/token" && !isProved;
  response.writeHead(isRefused ? 400 : 200, { "content-type": "application/json" });
  response.end(JSON.stringify(isRefused ? { error: "invalid_grant" } : answers[request.url!]));
}, "file");
const oidc = new OidcProvider(url.replace("//", "//lwh:s%2Fcret@"), origin);
const auth = new AccountAuth({ ...giving.giving, origin, oidc });
const world = { ...giving.giving, findDesignation };
const desk = { world, replyHours: 24, canMailLeave: () => false, siteAnswers: async () => true };
const place = { desk, ...besideDesk(), auth, files: {} };
const { server, port } = await startStaff({ ...place, port: 0, trustProxy: 1 });
afterAll(async () => {
  server.close();
  await engine.closeAll();
});

const proxy = { host: "staff.example.org", "x-forwarded-for": "203.0.113.7" };
const send = askAt(port, origin, proxy);
const ask = (path: string, headers = {}) => send("GET", path, { headers });
const post = (path: string, form: Record<string, string> = {}, headers = {}) =>
  send("POST", path, { form, headers });
const pairOf = (cookie = "") => cookie.split(";")[0]!;

/** A user with these roles, who signed in with a passkey just now or by a mailed link. */
async function comeIn(own: readonly Role[], passkey: string | null = "a-passkey") {
  const email = `${own.join("-")}-${passkey}@example.org`;
  await auth.invite({ email, language: "es" }, own, false);
  const account = (await storage.accounts.findByEmail(email))!;
  const [cookie] = await auth.startSession(account, passkey, clientWith());
  return { account, email, headers: { cookie: pairOf(cookie) } };
}
const mailOf = async (email: string, name: string) =>
  (await storage.outbox.listOfPerson(email)).filter((mail) => mail.name === name);
const keyIn = (text = "") => /key=([\w-]+)/.exec(text)?.[1] ?? "";

const routes = pages.flatMap(({ opens, routes: own }) =>
  Object.keys(own).map((key) => ({ opens, key })),
);
/** Requests a route such as "GET /gifts/:number". */
const askRoute = (key: string, own: Parameters<typeof send>[2] = {}) => {
  const [method = "", path = ""] = key.split(" ");
  return send(method, path.replaceAll(/:\w+/g, "x"), own);
};
const isBarred = ({ status, to }: { status: number; to: string }) =>
  status === 401 ||
  status === 403 ||
  (status === 303 && /^\/(sign-in|content|gifts|accounts|messages)?(\?|$)/.test(to));

test("no page but those of the door answers a stranger", async () => {
  for (const { opens, key } of routes) {
    const answer = await askRoute(key);
    if (opens === "anybody") expect(answer.status, key).not.toBe(403);
    else expect([key, isBarred(answer), answer.text.includes("<nav")]).toEqual([key, true, false]);
  }
  expect(routes.length).toBeGreaterThan(60);
});

test.each(roles)("no page answers without its role: %s", async (role) => {
  const { headers } = await comeIn(roles.filter((one) => one !== role));
  const own = routes.filter(({ opens }) => opens === role);
  const inMenu = menuEntries
    .filter((entry) => entry.role === role)
    .map(({ path }) => `GET ${path}`);
  expect(own.map(({ key }) => key)).toEqual(expect.arrayContaining(inMenu));
  for (const { key } of own)
    expect([key, isBarred(await askRoute(key, { headers }))]).toEqual([key, true]);
});

test("a grave deed asks again for a touch of the passkey after ten minutes", async () => {
  const { account, headers } = await comeIn(roles);
  const [session] = await storage.accounts.listSessions(account.rowId);
  const touchedAt = new Date(auth.now.getTime() - 601_000);
  await storage.accounts.changeSession(session!.hash, { touchedAt });
  const grave = pages
    .filter(({ needsStepUp }) => needsStepUp)
    .flatMap((one) => Object.keys(one.routes));
  const some = ["people/erase", "gifts/:number/refund", "gifts/:number/email", "devices/forget"];
  expect(grave).toEqual(expect.arrayContaining(some.map((path) => `POST /${path}`)));
  for (const key of grave.filter((one) => one.startsWith("POST"))) {
    const answer = await askRoute(key, { form: { kept: "words", sure: "on" }, headers });
    expect([key, answer.status]).toEqual([key, 403]);
    expect(answer.text).toContain('name="kept" value="words"');
    expect(answer.text).toContain("data-options");
  }
  expect((await post("/gifts/import", { list: "received" }, headers)).status).toBe(422);
});

test("a mailed link opens messages, no money, nothing of the house and no grave deed", async () => {
  const { email, headers } = await comeIn(roles, null);
  onTestFinished(addIssues());
  expect((await ask(`/newsletter/${olderIssue}`, headers)).text).toContain(`value="${email}"`);
  for (const path of ["/gifts", "/accounts"])
    expect((await ask(path, headers)).text).toMatch(/may not open this page.*needs a passkey/s);
  const { status, text } = await post("/messages/table", {}, headers);
  expect([status, text.includes("data-options")]).toEqual([403, false]);
  // Donors follow these addresses to give.
  const links = "?path=content/links.yaml";
  expect((await ask(`/content/file${links}`, headers)).status).toBe(403);
  expect((await ask(`/content/history${links}`, headers)).status).toBe(404);
});

test("a search leaves out each part that the searcher may not open", async () => {
  const { reference } = await giving.keep({ email: "jose@example.org" });
  const find = async (role: Role, q: string) =>
    ask(`/search?q=${q}`, (await comeIn([role], "searching")).headers);
  expect((await find("house", "jose@example.org")).to).toBe("/people?email=jose%40example.org");
  expect((await find("messages", "jose@example.org")).text).toMatch(
    new RegExp(`^(?!.*<h2>Gifts).*${reference}`, "s"),
  );
  expect((await find("money", "jose")).text).toMatch(/^(?!.*<h2>Messages).*<h2>Gifts/s);
  expect((await find("words", "jose")).text).toContain("It needs the permission: To do, Messages");
});

test.each([
  ["no origin", { origin: "" }],
  ["this machine's own name", { host: "127.0.0.1" }],
  ["another site of the same name", { "sec-fetch-site": "same-site" }],
])("a form from %s changes nothing", async (_, headers) => {
  const { headers: own, email } = await comeIn(roles);
  const { status, cookies } = await post("/devices/add", {}, { ...own, ...headers });
  expect([status, cookies]).toEqual([403, []]);
  expect(await mailOf(email, "staff-invitation")).toEqual([]);
});

test("a link in a mailbox on the web leads in without other sites reading anything", async () => {
  const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
  const { status, headers: sent } = await ask("/sign-in", headers);
  expect([status, sent["clear-site-data"]]).toEqual([200, '"cache"']);
  expect((await ask("/sign-in", { ...headers, "sec-fetch-mode": "cors" })).status).toBe(403);
});

test("a mailed link works once, for ten minutes, in the browser that requested it", async () => {
  const { email } = await comeIn(["messages"], null);
  const asked = await post("/sign-in/mail", { email });
  const [mail] = await mailOf(email, "staff-link");
  const key = keyIn(mail?.text);
  expect((await ask(`/link?key=${key}`)).status).toBe(200);
  expect((await post("/link", { key })).status).toBe(410);
  const planted = `${pairOf(asked.cookies[0])}; __Host-staff=chosen-by-somebody-else`;
  const entered = await post("/link", { key }, { cookie: planted });
  expect([entered.status, entered.to]).toEqual([303, "/"]);
  expect(entered.cookies[0]).toMatch(
    /^__Host-staff=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict/,
  );
  expect((await post("/link", { key }, { cookie: planted })).status).toBe(410);
  const again = await post("/sign-in/mail", { email });
  giving.clock.pass(10 * 60_000 + 1);
  const late = keyIn((await mailOf(email, "staff-link")).at(-1)?.text);
  const browser = { cookie: pairOf(again.cookies[0]) };
  expect((await post("/link", { key: late }, browser)).status).toBe(410);
});

test("a printed link opens the door to the invited alone, without any e-mail", async () => {
  const read = readConfig({ DATA_DIR: settings.dataDir, STAFF_URL: origin });
  if ("faults" in read) throw new Error(read.faults.join());
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const command = (asked: { invite?: string; link?: string; roles?: string }) =>
    inviteByCommand(read.config, { roles: "letters, words,messages", language: "en", ...asked });
  const [invite, link] = ["rosa@example.org", "nobody@example.org"];
  expect(await command({ invite: "" })).toContain('--invite is ""; it may be an e-mail address');
  for (const roles of ["words,all", ""])
    expect(await command({ invite, roles })).toContain(`--roles is "${roles}"`);
  expect([await command({ invite }), await command({ link: invite })]).toEqual([null, null]);
  const [said, printed = ""] = log.mock.calls.map(String);
  expect(said).toContain("waits until SMTP_URL is set");
  log.mockRestore();
  const path = printed.replace(origin, "");
  expect((await ask(path)).text).toContain('name="name"');
  const accept = () => post("/invitation", { key: keyIn(path), without: "passkey" });
  expect([(await accept()).status, (await accept()).status]).toEqual([303, 410]);
  expect(await mailOf(invite, "staff-new-device"), "the first device").toEqual([]);
  expect(await command({ link })).toContain(`${link} is not invited`);
  const file = new DatabaseSync(join(settings.dataDir, "site.sqlite"));
  file.exec("create trigger full before insert on audit begin select raise(abort, 'full'); end");
  await expect(command({ invite: link })).rejects.toThrow("full");
  expect(await storage.accounts.findByEmail(link), "no account without its line").toBeUndefined();
  file.exec("drop trigger full");
  file.close();
});

test("an address gets five links an hour without a sign of its invitation", async () => {
  const { email } = await comeIn(["words"], null);
  const answers = [];
  for (let time = 0; time < 7; time += 1) answers.push(await post("/sign-in/mail", { email }));
  const unknown = await post("/sign-in/mail", { email: "nobody@example.org" });
  expect((await post("/sign-in/mail", { email: "ana@example" })).text).toMatch(/--link.*ana@exa/s);
  const different = new Set([...answers, unknown].map(({ status, text }) => `${status} ${text}`));
  expect(different.size).toBe(1);
  expect(await mailOf(email, "staff-link")).toHaveLength(5);
  expect(await mailOf("nobody@example.org", "staff-link")).toEqual([]);
});

test("valid links work from a network past its limit of failed attempts", async () => {
  const headers = { "x-forwarded-for": "198.51.100.1" };
  const { account, email } = await comeIn(["words"]);
  const accept = async () => {
    const key = keyIn(await auth.createLink(account, "invitation"));
    return (await post("/invitation", { key, without: "passkey" }, headers)).status;
  };
  const guess = { verify: "{}", key: "a" };
  const [statuses, mails]: [number[], number[]] = [[], []];
  expect(await accept()).toBe(303);
  const before = ["failure", "mail"].map((kind) => `door ${kind} 198.51.100.0/24`);
  await storage.rateLimits.count(before, hour, auth.now, 57);
  for (const path of ["/sign-in", "/link", "/invitation", "/sign-in"]) {
    statuses.push((await post(path, guess, headers)).status);
    mails.push((await post("/sign-in/mail", { email }, headers)).status);
  }
  expect(statuses).toEqual([422, 410, 410, 429]);
  expect(mails).toEqual([200, 200, 200, 429]);
  expect(await accept()).toBe(303);
  expect((await post("/sign-in", guess)).status).toBe(422);
});

test("a form without a session is carried along up to 64 kB", async () => {
  const late = await post("/messages/x/answer", { text: "Sí,\nmañana" });
  expect(late.text).toMatch(/action="\/messages\/x\/answer".*name="text" value="Sí,\nmañana"/s);
  const type = { "content-type": "application/x-www-form-urlencoded" };
  const statusOf = async (path: string, own = {}) =>
    (await send("POST", path, { body: "a".repeat(65_537), headers: { ...type, ...own } })).status;
  const { headers } = await comeIn(["messages"]);
  expect([await statusOf("/accounts"), await statusOf("/language")]).toEqual([401, 413]);
  expect([await statusOf("/sign-in"), await statusOf("/sign-in", headers)]).toEqual([413, 422]);
});

const isIn = async (headers: Record<string, string>) =>
  (await ask("/devices", headers)).status === 200;

test("a session ends after twelve idle hours, after thirty days and by its owner", async () => {
  const ana = await comeIn(["money", "words"]);
  for (let half = 0; half < 2; half += 1) {
    giving.clock.pass(12 * hour);
    expect(await isIn(ana.headers)).toBe(true);
  }
  const [ofAna] = await storage.accounts.listSessions(ana.account.rowId);
  giving.clock.pass(29 * day);
  await storage.accounts.changeSession(ofAna!.hash, { seenAt: auth.now });
  expect(await isIn(ana.headers)).toBe(true);
  giving.clock.pass(1);
  expect(await isIn(ana.headers)).toBe(false);
  const elda = await comeIn(["words"]);
  giving.clock.pass(12 * hour + 1);
  expect(await isIn(elda.headers)).toBe(false);
  const tomas = await comeIn(["money"]);
  const [session] = await storage.accounts.listSessions(tomas.account.rowId);
  await post("/devices/end", { hash: session!.hash }, ana.headers);
  expect(await isIn(tomas.headers)).toBe(true);
  await post("/devices/end", { hash: session!.hash }, tomas.headers);
  expect(await isIn(tomas.headers)).toBe(false);
});

test("access to an account is blocked at once until another invitation", async () => {
  const house = await comeIn(["house"]);
  const other = await comeIn(["messages", "money"]);
  const change = (does: string, email = other.email) =>
    post("/accounts", { email, does, roles: "words" }, house.headers);
  const disable = (email?: string) => change("disable", email);
  const rolesNow = async () => (await storage.accounts.findByEmail(other.email))?.roles;
  expect((await change("invite")).text).toContain("This person is here already");
  const none = { email: "new@example.org", does: "invite", language: "es" };
  expect((await post("/accounts", none, house.headers)).text).toMatch(/--link.*"es" s.*>.*one p/s);
  expect(await rolesNow()).toBe("messages,money");
  const broken = withBroken(storage, "audit", "append");
  vi.spyOn(storage, "transaction").mockImplementationOnce(broken.transaction);
  await disable();
  expect(await isIn(other.headers), "nothing changes without its line of the record").toBe(true);
  await disable();
  expect(await isIn(other.headers)).toBe(false);
  expect((await disable(house.email)).text).toContain("take this from you");
  const detail = { does: "disable", account: other.email, by: house.email };
  expect((await storage.audit.list(1))[0]).toMatchObject({ action: "account", detail });
  const offersSave = new RegExp(`<p>${other.email}(?:(?!</form>).)*"keep"`, "s");
  expect((await ask("/accounts", house.headers)).text).not.toMatch(offersSave);
  expect((await change("keep")).text).toContain("Only another invitation");
  expect(await rolesNow()).toBe("messages,money");
  await change("again");
  expect(await rolesNow()).toBe("words");
});

test("an only passkey goes after a question, and never that of whoever alone manages people", async () => {
  const [elda, ana] = [await comeIn(["words", "money"]), await comeIn(["house", "words"])];
  const add = async ({ account }: typeof ana, id: string) => {
    const none = { publicKey: Buffer.from(""), counter: 0, transports: "" };
    await auth.addPasskey(account, { id, ...none }, clientWith());
  };
  const left = async ({ account: { rowId } }: typeof ana) =>
    (await storage.accounts.listPasskeys(rowId)).map(({ id }) => id);
  const forget = (id: string, { headers }: typeof ana, sure = {}) =>
    post("/devices/forget", { id, ...sure }, headers);
  await add(elda, "of elda");
  expect((await forget("of elda", elda)).text).toContain("This is my only passkey");
  expect(await left(elda)).toEqual(["of elda"]);
  expect((await forget("of elda", elda, { sure: "on" })).status).toBe(303);
  await add(ana, "a-passkey");
  expect((await ask("/devices", ana.headers)).text).toMatch(/--link.*(This device.*){2}key stays/s);
  expect((await forget("a-passkey", ana, { sure: "on" })).text).toContain("key stays");
  await add(ana, "another");
  await forget("another", ana);
  expect(await left(ana)).toEqual(["a-passkey"]);
  await add(await comeIn(["house"]), "of a colleague");
  await forget("a-passkey", ana, { sure: "on" });
  expect(await left(ana)).toEqual([]);
});

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
test.each([
  ["Chrome, Android", `(Linux; Android 10; K) ${webkit} Chrome/130.0.0.0 Mobile Safari/537.36`],
  ["Edge, Windows", `(Windows NT 10.0) ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`],
  ["Chrome, iPhone", `(iPhone; CPU iPhone OS 17_5 like Mac OS X) CriOS/130.0 Safari/604.1`],
])("a new device is told to its owner once: %s", async (name, agent) => {
  const { email, account } = await comeIn(["words", "house"]);
  const comeBy = (...cookies: [string, string][]) =>
    auth.startSession(account, "a-passkey", { ...clientWith(...cookies), agent });
  const [, device] = await comeBy();
  await comeBy(pairOf(device).split("=") as [string, string]);
  const told = (await mailOf(email, "staff-new-device")).map(({ text }) => text.includes(name));
  expect(told.filter(Boolean)).toHaveLength(1);
});

test("a second editor on the same address says so", async () => {
  const taken = Number(new URL(await localServer(() => {})).port);
  const why = await openStaff({ at: "/content", name: "Ana", port: taken, config: null });
  expect(why).toContain(`port ${taken} is taken`);
});

test("the office vouches for a verified address that was invited, and for nobody else", async () => {
  await auth.invite({ email: "ana@example.org", language: "es" }, ["words", "money"], false);
  const comeBack = async (own: typeof claims, query: Record<string, string> = {}, cookie = "") => {
    claims = own;
    const { to, cookies } = (await auth.startOidc())!;
    asked = new URL(to).searchParams;
    const back = { code: "once", state: asked.get("state")!, ...query };
    const [name = "", value = ""] = (cookie || cookies[0]!).split(/[=;]/);
    expect(cookies[0]).toContain("SameSite=Lax");
    return auth.finishOidc(new URLSearchParams(back), clientWith([name, value]));
  };
  const ana = { email: "Ana@example.org", email_verified: true };
  expect((await comeBack(ana))?.[0]).toMatch(/^__Host-staff=[\w-]{43}; .*SameSite=Strict/);
  expect(await comeBack({ ...ana, email_verified: false })).toBeNull();
  expect(await comeBack({ ...ana, email: "eva@example.org" })).toBeNull();
  expect(await comeBack({ ...ana, nonce: "another" })).toBeNull();
  expect(await comeBack({ ...ana, aud: "another client" })).toBeNull();
  expect(await comeBack(ana, { state: "planted" })).toBeNull();
  expect(await comeBack(ana, {}, "__Host-staff-office=of.another.browser")).toBeNull();
  const { rowId } = (await storage.accounts.findByEmail("ana@example.org"))!;
  await storage.accounts.disable(rowId, auth.now);
  expect(await comeBack(ana)).toBeNull();
});
