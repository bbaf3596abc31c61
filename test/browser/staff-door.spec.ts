import { spawnSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { openStorage } from "#server/storage/open-storage.ts";
import { freePort } from "../../bin/processes/served-site.ts";
import { expect, test } from "./browser.ts";
import { looksRight, openPlace } from "./staff-place.ts";

/** Staff's place at an address of its own, on the database of the site. */
let place: Awaited<ReturnType<typeof openPlace>>;
let env: NodeJS.ProcessEnv;
let storage: Awaited<ReturnType<typeof openStorage>>;
const command = (...args: string[]) =>
  spawnSync(process.execPath, ["bin/staff.ts", ...args], { env, encoding: "utf8" });

test.beforeAll(async () => {
  const port = await freePort();
  const own = { SETTINGS: "none", DATA_DIR: process.env.TEST_DATA_DIR, HOST: "127.0.0.1" };
  env = { PATH: process.env.PATH, ...own, STAFF_URL: `http://localhost:${port}` };
  storage = await openStorage({ dataDir: process.env.TEST_DATA_DIR!, databaseUrl: null });
  place = await openPlace(["bin/staff.ts", "--port", String(port)], env);
});
test.afterAll(async () => {
  await place.close();
  await storage.close();
});

/** The link of the last e-mail to an address. */
async function mailedTo(email: string, mail: string): Promise<string> {
  const mails = (await storage.outbox.listOfPerson(email)).filter(({ name }) => name === mail);
  return /http:\S+/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "";
}

/** A phone that knows its owner's finger (CDP `WebAuthn`). */
async function fingerOf(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("an invitation becomes a passkey, and one touch signs in", async ({ visit }) => {
  const email = "ana@example.org";
  const how = ["--roles", "words,letters,house", "--language", "es"];
  expect(command("--invite", email, ...how).status).toBe(0);
  const options = { baseURL: place.origin, locale: "es-GT" };
  const page = await visit("/", { options, width: 360 });
  await fingerOf(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entrar");
  await looksRight(page);
  await page.goto(await mailedTo(email, "staff-invitation"));
  await looksRight(page);
  await page.getByLabel("Su nombre").fill("Ana López");
  await page.getByRole("button", { name: "Preparar este dispositivo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pendientes");
  await expect(page.getByRole("link", { name: "Donativos", exact: true })).toHaveCount(0);
  const cookie = { name: "__Host-staff", secure: true, httpOnly: true, sameSite: "Strict" };
  expect(await page.context().cookies()).toContainEqual(expect.objectContaining(cookie));

  await page.getByRole("link", { name: "Ana López" }).click();
  await looksRight(page);
  await page.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL(/sign-in/);
  const sent = page.waitForRequest((one) => one.method() === "POST");
  await page.getByRole("button", { name: "Entrar con un toque" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mis dispositivos");

  // A replayed answer opens nothing.
  const data = (await sent).postData()!;
  const headers = { origin: place.origin, "content-type": "application/x-www-form-urlencoded" };
  expect((await page.request.post("/sign-in", { data, headers })).status()).toBe(422);

  await page.goto("/accounts");
  await page.getByLabel("Correo electrónico").fill("tomas@example.org");
  const invite = page.locator("form").filter({ has: page.getByLabel("Correo electrónico") });
  await invite.getByLabel("Donativos, Cuotas").check();
  const account = await storage.accounts.findByEmail(email);
  const [session] = await storage.accounts.listSessions(account!.rowId);
  await storage.accounts.changeSession(session!.hash, { touchedAt: new Date(1) });
  await invite.getByRole("button", { name: "Invitar a alguien" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("¿Es usted?");
  expect(await storage.accounts.findByEmail("tomas@example.org")).toBeUndefined();
  await looksRight(page);
  await page.getByRole("button", { name: "Sí, soy yo" }).click();
  await expect(page.getByText("tomas@example.org").first()).toBeAttached();
  await looksRight(page);

  await storage.accounts.disable(account!.rowId, new Date());
  await page.goto("/messages");
  await expect(page).toHaveURL(/sign-in/);
  await page.getByRole("button", { name: "Entrar con un toque" }).click();
  await expect(page.getByText("No reconocemos esta llave")).toBeVisible();
});
