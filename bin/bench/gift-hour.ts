import { totalsOf } from "#domain/giving/totals.ts";
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reconcile } from "#domain/giving/reconcile.ts";
import { documentReader } from "#server/documents/documents.ts";
import { sendRound } from "#server/mail/outbox.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { startStripe } from "../../test/fakes/stripe-server.ts";
import { stripeSite } from "../../test/fakes/stripe-site.ts";
import { median, percentile, type BenchTable } from "./table.ts";

const gifts = Number(process.env["BENCH_GIFTS"] ?? 10_000);
const networks = Math.ceil(gifts * 0.9);
/** Percentage of cards that are declined; every second of these donors then pays with another card. */
const refusedPercent = 5;
const hourMs = 3_600_000;
/** Number of e-mails whose PDF is drawn; the others are sent without one. */
const drawn = 200;

const took = async <Done>(times: number[], work: () => Promise<Done>): Promise<Done> => {
  const began = performance.now();
  const done = await work();
  times.push(performance.now() - began);
  return done;
};

type Site = Awaited<ReturnType<typeof stripeSite>>;
type Stripe = Awaited<ReturnType<typeof startStripe>>;

/** All gifts of the hour: forms, pages, declined cards, webhooks. */
async function giveAll(site: Site, stripe: Stripe) {
  const found = { refused: 0, declined: 0, paid: 0 };
  const [forms, lastForms, webhooks]: [number[], number[], number[]] = [[], [], []];
  for (let at = 0; at < gifts; at += 1) {
    site.clock.pass(hourMs / gifts);
    const network = (at * 7919) % networks;
    const own = { giftCents: 100 * (1 + (at % 300)), email: `donor${at}@example.org` };
    const meta = { clientAddress: `10.${network >> 8}.${network & 255}.7` };
    const begun = await took(at > gifts * 0.9 ? lastForms : forms, () => site.begin(own, meta));
    if (begun.kind !== "redirect") found.refused += 1;
    if (begun.kind !== "redirect") continue;
    const { checkoutId } = await site.gift(begun.giftId);
    const now = site.clock.now();
    if (at % 100 < refusedPercent) {
      found.declined += 1;
      await site.deliver([stripe.decline(checkoutId!, now)!]);
      if (at % 2 === 0) continue;
    }
    found.paid += 1;
    await took(webhooks, () => site.deliver(stripe.pay(checkoutId!, now)));
  }
  return { ...found, forms, lastForms, webhooks };
}

/** Sends all e-mails. @returns their number, the seconds it took, and the milliseconds that drawing one receipt takes */
async function mailAll({ giving, storage, clock }: Site) {
  const readDocument = documentReader(giving);
  const drawing: number[] = [];
  let sent = 0;
  const sender = {
    async send({ attachment }: { readonly attachment: string | null }) {
      sent += 1;
      if (attachment && sent <= drawn) await took(drawing, () => readDocument(attachment));
    },
    close: () => {},
  };
  const outbox = { storage, clock, sender, staff: ["staff@example.org"], log: () => {} } as never;
  const began = performance.now();
  while ((await sendRound(outbox, new AbortController().signal)) === "more");
  return [sent, ((performance.now() - began) / 1000).toFixed(0), median(drawing).toFixed(0)];
}

/** 10,000 gifts in an hour on the embedded database, without HTTP between. */
export async function benchGiftHour(): Promise<BenchTable> {
  using folder = mkdtempDisposableSync(join(tmpdir(), "lwh-gift-hour-"));
  const stripe = await startStripe();
  const storage = await openStorage({ databaseUrl: null, dataDir: folder.path });
  const site = await stripeSite(storage, stripe);
  const { forms, lastForms, webhooks, ...found } = await giveAll(site, stripe);
  const hour: number[] = [];
  const checked = await took(hour, () => reconcile(site.giving));
  const mails = await mailAll(site);
  const { length: withoutFee } = await storage.gifts.paymentsWithoutFee("live", gifts);
  const { gifts: counted } = await totalsOf(site.giving);
  await storage.close();
  await stripe.stop();
  const p = (times: number[]) =>
    `${median(times).toFixed(1)}, ${percentile(times, 0.99).toFixed(1)}`;
  return {
    title: "10,000 gifts in an hour",
    note: `${gifts} forms from ${networks} networks within one hour of the site's clock, ${refusedPercent} % of the cards refused at first; the stand-in for Stripe, the embedded database and the load share one process.`,
    rows: Object.entries({
      "refused by a rule, cards declined, gifts paid": Object.values(found).join(", "),
      "in the books, out of balance": `${counted}, ${checked.unbalanced.length}`,
      "a form, ms (p50, p99)": p(forms),
      "a form in the last tenth, ms (p50, p99)": p(lastForms),
      "a payment's webhook, ms (p50, p99)": p(webhooks),
      "the hourly questions, ms; problems": `${p(hour)}; ${checked.problems.join() || "none"}`,
      "card fees entered, still to be asked for": `${checked.fees}, ${withoutFee}`,
      "e-mails sent, in s; a receipt drawn, in ms": mails.join(", "),
    }).map(([what, figure]) => ({ what, figure })),
  };
}
