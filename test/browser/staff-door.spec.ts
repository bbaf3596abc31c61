import type { Locator, Page } from "@playwright/test";
import { newReference } from "#domain/reference.ts";
import { readConfig, type Config } from "#server/config.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { freePort } from "../../bin/processes/served-site.ts";
import { inviteByCommand } from "../../bin/staff/invite.ts";
import { day, sampleSubmission } from "../fakes/samples.ts";
import { openFrom } from "./axe.ts";
import { expect, test } from "./browser.ts";
import { looksRight, openPlace } from "./staff-place.ts";

/** Staff's place at an address of its own, on the database of the site that visitors use. */
let place: Awaited<ReturnType<typeof openPlace>>;
let config: Config;
let storage: Awaited<ReturnType<typeof openStorage>>;

test.beforeAll(async () => {
  const port = await freePort();
  const own = { SETTINGS: "none", DATA_DIR: process.env.TEST_DATA_DIR, HOST: "127.0.0.1" };
  const env = { PATH: process.env.PATH, ...own, STAFF_URL: `http://localhost:${port}` };
  const read = readConfig(env);
  if ("faults" in read) throw new Error(read.faults.join());
  config = read.config;
  storage = await openStorage(config);
  place = await openPlace(["bin/staff.ts", "--port", String(port)], env);
});
test.afterAll(async () => {
  await place.close();
  await storage.close();
});

/** An e-mail address unique to this run: a retried test finds the accounts of its first try. */
const ownAddress = (name: string) => `${name}-${newReference().toLowerCase()}@example.org`;

/** Invites an account. @returns the link of the e-mail */
async function invitation(invite: string, roles: string, language: string): Promise<string> {
  expect(await inviteByCommand(config, { invite, roles, language })).toBeNull();
  const mails = await storage.outbox.listOfPerson(invite);
  return /http:\S+/.exec(mails.findLast(({ name }) => name === "staff-invitation")!.text)![0];
}

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

/** Presses Enter where the page, once its script has run, asks before it goes on, and stays. */
async function pressAndStay(page: Page, on: Locator, question: string) {
  await page.waitForLoadState();
  const asks = page.waitForEvent("dialog");
  const pressed = on.press("Enter");
  expect((await asks).message()).toContain(question);
  await Promise.all([(await asks).dismiss(), pressed]);
}

test("an invitation leads to a passkey for signing in with one touch", async ({ visit }) => {
  const [email, invited] = [ownAddress("ana"), ownAddress("tomas")];
  const options = { baseURL: place.origin, locale: "es-GT" };
  const page = await openFrom(await visit("/", { options }));
  await page.setViewportSize({ width: 360, height: 800 });
  await fingerOf(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entrar");
  await looksRight(page);
  await page.goto(await invitation(email, "words,messages,house", "es"));
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
  await page.getByLabel("Correo electrónico").fill(invited);
  const invite = page.locator("form").filter({ has: page.getByLabel("Correo electrónico") });
  await invite.getByLabel("Donativos, Cuotas").check();
  const account = await storage.accounts.findByEmail(email);
  const [session] = await storage.accounts.listSessions(account!.rowId);
  await storage.accounts.changeSession(session!.hash, { touchedAt: new Date(1) });
  await invite.getByRole("button", { name: "Invitar a alguien" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("¿Es usted?");
  expect(await storage.accounts.findByEmail(invited)).toBeUndefined();
  await looksRight(page);
  await page.getByRole("button", { name: "Sí, soy yo" }).click();
  await expect(page.getByText(invited).first()).toBeAttached();
  await looksRight(page);

  await storage.accounts.disable(account!.rowId, new Date());
  await page.goto("/messages");
  await expect(page).toHaveURL(/sign-in/);
  await page.getByRole("button", { name: "Entrar con un toque" }).click();
  await expect(page.getByText("No reconocemos esta llave")).toBeVisible();
});

test("the desk serves a keyboard alone and a phone", async ({ visit, errors }) => {
  // The desk lists the oldest first: this message is older than those of other tests.
  const [receivedAt, eraseAfter] = [-5, 5].map((days) => new Date(Date.now() + days * day));
  const reference = newReference();
  const own = { reference, idempotencyKey: reference, receivedAt, eraseAfter };
  await storage.submissions.add(
    sampleSubmission({ ...own, fields: { name: `Elda ${reference}` } }),
  );
  const page = await openFrom(await visit("/", { options: { baseURL: place.origin } }));
  await page.setViewportSize({ width: 360, height: 800 });
  await fingerOf(page);
  await page.goto(await invitation(ownAddress("rosa"), "messages,money", "en"));
  await page.getByLabel("Your name").fill("Rosa");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Rosa", exact: true })).toBeVisible();
  await looksRight(page);
  const find = page.getByRole("searchbox");
  await find.evaluate((one: HTMLInputElement) => (one.value = one.placeholder));
  expect(await find.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "To the page" })).toBeFocused();
  await page.keyboard.press("Enter");
  const message = page.getByRole("link", { name: `Elda ${reference}` }).first();
  // Other tests send to the same site, so any number of messages may be above it.
  const links = await page.getByRole("main").getByRole("link").count();
  for (let tab = 0; tab < links; tab++) {
    await page.keyboard.press("Tab");
    if (await message.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(message).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`Elda ${reference}`);
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await looksRight(page);
  const answer = page.getByLabel("Your answer to");
  await answer.fill("Half an");
  await page.getByRole("button", { name: "Thank you" }).press("Enter");
  await expect(answer).toHaveValue(/^Half an\n\n\S/);
  const answered = page.getByRole("button", { name: "It was answered" });
  await pressAndStay(page, answered, "has not been sent");
  await expect(answer).toHaveValue(/^Half an/);
  await answer.fill("");
  await answered.press("Enter");
  await expect(page.getByRole("status")).toHaveText("Noted that it was answered.");
  await expect(page.getByRole("status")).toBeFocused();
  await page.getByRole("button", { name: "Menu" }).press("Enter");
  await page.getByRole("link", { name: "Gifts", exact: true }).press("Enter");
  await page.getByRole("link", { name: "Enter a gift" }).press("Enter");
  await page.getByLabel("How it came").selectOption("Check");
  const dollars = page.getByLabel("US dollars", { exact: true });
  const spanish = page.getByRole("button", { name: "Español" });
  await pressAndStay(page, spanish, "has not been sent");
  await dollars.fill("many");
  await page.context().setOffline(true);
  await pressAndStay(page, dollars, "no signal");
  await page.context().setOffline(false);
  await page.keyboard.press("Enter");
  await page.locator("[role=alert]:focus").getByRole("link", { name: "US dol" }).press("Enter");
  await expect(page.locator(":focus")).toHaveAccessibleDescription(/Write dollars such as 250/);
  const shares = page.getByLabel("Number of shares");
  await expect(shares).toBeHidden();
  await page.getByLabel("How it came").selectOption("Stock");
  await dollars.press("Enter");
  await expect(shares).toHaveAccessibleDescription(/Write a number/);
  await page.goBack();
  await expect(dollars).toHaveAccessibleDescription(/Write dollars such as 250/);
  await page.goForward();
  await looksRight(page);
  await page.goto("/gifts/import");
  const columns = "received\tway\tlanguage\tamount\tname\temail\tfor";
  await page.getByRole("textbox").last().fill(`${columns}\n2026-03-01\tcash\ten\t20\tAna`);
  await page.getByRole("button", { name: "Check it first" }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await looksRight(page);
  expect(errors.filter((line) => !line.includes("422"))).toEqual([]);
});
