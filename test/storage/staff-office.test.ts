import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { AccountDoor } from "../../staff/door/account-door.ts";
import { Office } from "../../staff/door/office.ts";
import { knockWith } from "../fakes/local-place.ts";
import { testGiving } from "../fakes/test-giving.ts";
import { startEngine } from "./engines.ts";

/** A small provider of OpenID Connect: whoever is asked for is whoever `claims` says. */
const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
let asked = new URLSearchParams();
let claims: Record<string, unknown> = {};
const provider = createServer(async (request, response) => {
  const proof = new URLSearchParams(await text(request)).get("code_verifier") ?? "";
  const isProved =
    createHash("sha256").update(proof).digest("base64url") === asked.get("code_challenge");
  const now = Math.floor(Date.now() / 1000);
  const own = {
    iss: url,
    aud: "lwh",
    sub: "1",
    iat: now,
    exp: now + 60,
    nonce: asked.get("nonce"),
  };
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
});
await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${(provider.address() as { port: number }).port}`;
const engine = await startEngine("sqlite");
const storage = await engine.open(await engine.create());
const { world, letters } = await testGiving(storage);
const origin = "https://staff.example.org";
const office = new Office(url.replace("//", "//lwh:s%2Fcret@"), origin);
const door = new AccountDoor({ ...world, storage, letters, origin, office });
afterAll(async () => {
  provider.close();
  await engine.end();
});

test("the office vouches for a verified address that was invited, and for nobody else", async () => {
  await door.invite({ email: "ana@example.org", language: "es" }, ["words", "money"], false);
  const comeBack = async (own: typeof claims, query: Record<string, string> = {}, cookie = "") => {
    claims = own;
    const { to, cookies } = (await door.toOffice())!;
    asked = new URL(to).searchParams;
    const back = { code: "once", state: asked.get("state")!, ...query };
    const [name = "", value = ""] = (cookie || cookies[0]!).split(/[=;]/);
    expect(cookies[0]).toContain("SameSite=Lax");
    return door.fromOffice(new URLSearchParams(back), knockWith([name, value]));
  };
  const ana = { email: "Ana@example.org", email_verified: true };
  expect((await comeBack(ana))?.[0]).toMatch(/^__Host-staff=[\w-]{43}; .*SameSite=Strict/);
  expect(await comeBack({ ...ana, email_verified: false })).toBeNull();
  expect(await comeBack({ ...ana, email: "eva@example.org" })).toBeNull();
  expect(await comeBack({ ...ana, nonce: "another" })).toBeNull();
  expect(await comeBack({ ...ana, aud: "another client" })).toBeNull();
  expect(await comeBack(ana, { state: "planted" })).toBeNull();
  expect(await comeBack(ana, {}, "__Host-staff-office=of.another.browser")).toBeNull();
  await storage.accounts.disable(
    (await storage.accounts.findByEmail("ana@example.org"))!.rowId,
    door.now,
  );
  expect(await comeBack(ana)).toBeNull();
});
