import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Gift } from "#domain/giving/gift.ts";
import { paidEvents } from "#server/payments/demo-event.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { signatureOf } from "#server/payments/signature.ts";
import { startStripe, type StripeServer } from "../../test/fakes/stripe-server.ts";
import { sampleRequest, testGiving, type TestGiving } from "../../test/fakes/test-giving.ts";
import { startPostgres } from "../../test/storage/postgres-server.ts";
import { median, type BenchTable } from "./table.ts";

const rounds = 5;
const roundMs = 800;
const concurrencies = [1, 8];
const prepared = 3000;

/** Donors at the same time, until the round is over. Answers how many went through in a second. */
async function perSecond(concurrency: number, donor: () => Promise<void>): Promise<number> {
  const began = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (performance.now() - began < roundMs) {
        await donor();
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - began);
}

/** The call to the payment provider alone, as the Stripe package makes it. */
function callAlone(site: TestGiving) {
  let at = 0;
  return async () => {
    await site.world.payments.openCheckout({
      giftId: `alone${(at += 1)}`,
      rhythm: "once",
      giftCents: 5500,
      feeCoverCents: 0,
      email: "maria@example.org",
      language: "es",
      title: "Donativo",
      expiresAt: new Date(Date.now() + 3_600_000),
      successUrl: "https://site.example.org/es/donate/status/1",
      cancelUrl: "https://site.example.org/es/donate",
    });
  };
}

/** From the checked form to the address of the payment page. */
function toRedirect(site: TestGiving) {
  return async () => {
    // Ten minutes apart, so that the guard against tried-out cards has nothing to do.
    site.clock.pass(600_000);
    await site.started();
  };
}

/** Gifts that wait for their webhook. */
async function unpaidGifts(site: TestGiving): Promise<readonly Gift[]> {
  await site.storage.transaction(async ({ gifts }) => {
    for (let at = 0; at < prepared; at += 1) {
      const id = `bench${at}`;
      const names = { id, reference: id, idempotencyKey: id, manageToken: id, backPath: "/donate" };
      const request = { ...sampleRequest(), feeCoverCents: 0 };
      const startedAt = site.clock.now();
      await gifts.add({ ...request, ...names, startedAt, network: "", mode: "live" });
    }
  });
  return site.storage.gifts.list({}, prepared);
}

/** A signed event: checked, booked, receipt and letter on disk. */
function webhooks(site: TestGiving, unpaid: readonly Gift[], { webhookSecret }: StripeServer) {
  let at = 0;
  return async () => {
    const gift = unpaid[at % unpaid.length];
    if (!gift) throw new Error("no gift was made");
    const now = site.clock.now();
    // When the gifts run out, each is paid once more.
    const [event] = paidEvents(gift, now);
    const rawBody = JSON.stringify(event).replaceAll(/"(evt|pi)_demo_/g, `"$1_${at}_`);
    at += 1;
    const signature = signatureOf(rawBody, webhookSecret, now);
    const { status, note } = await site.giving.receiveWebhook(rawBody, signature);
    if (note !== "taken") throw new Error(`the webhook was answered ${status}, ${note}`);
  };
}

async function measure(name: string, databaseUrl: string | null, stripe: StripeServer) {
  const dataDir = mkdtempSync(join(tmpdir(), "lwh-bench-gifts-"));
  const storage = await openStorage({ databaseUrl, dataDir });
  const site = await testGiving(storage, {
    kind: "stripe",
    secretKey: "sk_test_bench",
    webhookSecrets: [stripe.webhookSecret],
    apiUrl: stripe.url,
  });
  const unpaid = await unpaidGifts(site);
  const rows: (string | number)[][] = [];
  try {
    const ways = {
      "the call to the stand-in alone": callAlone(site),
      "a gift, from form to redirect": toRedirect(site),
      "a webhook, to ledger, receipt and letter": webhooks(site, unpaid, stripe),
    };
    for (const concurrency of concurrencies) {
      const found = Object.entries(ways).map(([way, donor]) => ({
        way,
        donor,
        rates: [] as number[],
      }));
      for (let round = 0; round <= rounds; round += 1) {
        for (const { donor, rates } of found) {
          const rate = await perSecond(concurrency, donor);
          // The first round warms up.
          if (round > 0) rates.push(rate);
        }
      }
      const alone = median(found[0]?.rates ?? []);
      for (const [index, { way, rates }] of found.entries()) {
        const rate = median(rates);
        const share = index === 1 ? `${Math.round((rate / alone) * 100)} %` : "";
        rows.push([name, way, concurrency, Math.round(rate), share]);
      }
    }
  } finally {
    await storage.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return rows;
}

/** Gifts per second to the redirect, with a payment provider that answers at once, and webhooks per second. */
export async function benchGifts(): Promise<BenchTable> {
  const stripe = await startStripe();
  const postgres = await startPostgres();
  try {
    const sqlite = await measure("SQLite", null, stripe);
    const other = await measure("PostgreSQL", await postgres.createDatabase(), stripe);
    return {
      title: "Gifts and webhooks",
      note: `In one process with a stand-in for Stripe that answers in 0 ms; median of ${rounds} interleaved rounds of ${roundMs} ms; every commit waits for the disk.`,
      columns: ["database", "what", "at once", "per second", "of the call alone"],
      rows: [...sqlite, ...other],
    };
  } finally {
    await postgres.stop();
    await stripe.stop();
  }
}
