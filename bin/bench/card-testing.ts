import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BeginAnswer } from "#domain/giving/giving.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { startStripe, type StripeServer } from "../../test/fakes/stripe-server.ts";
import { stripeSite } from "../../test/fakes/stripe-site.ts";
import type { BenchTable } from "./table.ts";

type Site = Awaited<ReturnType<typeof stripeSite>>;

/** Who comes, how often, from how many networks, and what becomes of the page that opens. */
type Crowd = {
  readonly who: string;
  readonly tries: number;
  readonly networks: number;
  readonly pauseMs: number;
  act(site: Site, page: string, at: number): Promise<void>;
};

/** The events that a page brings, if it is still open. */
function actOn(stripe: StripeServer) {
  const refuse = async (site: Site, page: string) => {
    const event = stripe.decline(page, site.clock.now());
    if (event) await site.deliver([event]);
  };
  const pay = async (site: Site, page: string) =>
    void (await site.deliver(stripe.pay(page, site.clock.now())));
  /** Every ninth card is refused at first, every eighth donor leaves without giving. */
  const give: Crowd["act"] = async (site, page, at) => {
    if (at % 9 === 0) await refuse(site, page);
    if (at % 8 > 0) await pay(site, page);
  };
  return { refuse, give };
}

function crowdsOf(stripe: StripeServer): readonly Crowd[] {
  const { refuse, give } = actOn(stripe);
  const hourMs = 3_600_000;
  const donors = { tries: 200, pauseMs: hourMs / 200, act: give };
  const bots = { tries: 1000, pauseMs: 200, act: refuse };
  return [
    { who: "donors, one shared address", networks: 1, ...donors },
    { who: "donors, each at home", networks: 200, ...donors },
    { who: "stolen cards, 2 networks", networks: 2, ...bots },
    { who: "stolen cards, 50 networks", networks: 50, ...bots },
  ];
}

async function come(crowd: Crowd, stripe: StripeServer): Promise<(string | number)[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "lwh-bench-cards-"));
  const storage = await openStorage({ databaseUrl: null, dataDir });
  const site = await stripeSite(storage, stripe);
  const before = stripe.sessions.size;
  const counts: Partial<Record<BeginAnswer["kind"], number>> = {};
  try {
    for (let at = 0; at < crowd.tries; at += 1) {
      const clientAddress = `198.51.${at % crowd.networks}.9`;
      const answer = await site.begin({ giftCents: 5500 }, { clientAddress });
      counts[answer.kind] = (counts[answer.kind] ?? 0) + 1;
      if (answer.kind === "redirect") {
        const { checkoutId } = await site.gift(answer.giftId);
        await crowd.act(site, checkoutId ?? "", at);
      }
      site.clock.pass(crowd.pauseMs);
    }
    const stranger = await site.begin({ giftCents: 100 }, { clientAddress: "203.0.113.5" });
    const opened = stripe.sessions.size - before - (stranger.kind === "redirect" ? 1 : 0);
    const asked = counts.code_required ?? 0;
    return [crowd.who, crowd.tries, opened, asked, counts.later ?? 0, stranger.kind];
  } finally {
    await storage.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Honest donors and tried-out cards, held against the same guard. */
export async function benchCardTesting(): Promise<BenchTable> {
  const stripe = await startStripe();
  try {
    const rows: BenchTable["rows"] = [];
    for (const crowd of crowdsOf(stripe)) rows.push(await come(crowd, stripe));
    return {
      title: "Card testing",
      note: "An hour of donors (every 9th card refused at first, every 8th leaves) and a thousand stolen cards within minutes, with a stand-in for Stripe. The last column: what a donor of $1 from another network meets afterwards.",
      columns: ["who", "tries", "pages opened", "asked for a code", "told to wait", "a stranger"],
      rows,
    };
  } finally {
    await stripe.stop();
  }
}
