import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { cardFeeOf } from "#domain/giving/money.ts";
import type { Presented } from "#domain/language/format.ts";
import Stripe from "stripe";
import * as objects from "./stripe-objects.ts";

export type StripeServer = Awaited<ReturnType<typeof startStripe>>;

const webhookSecret = "whsec_standin";
const method = (value: "on" | "off", available = true) => ({
  available,
  display_preference: { value },
});
/** The account's own settings: cards, Apple Pay and bank accounts are on; Link waits for a person. */
const methodConfigurations = [
  { id: "pmc_other", is_default: false, active: true, google_pay: method("on") },
  {
    id: "pmc_own",
    is_default: true,
    active: true,
    card: method("on"),
    apple_pay: method("on"),
    google_pay: method("off"),
    link: method("on", false),
    us_bank_account: method("on"),
  },
];
const fee = { shareBasisPoints: 290, fixedCents: 30 };

export const signatureOf = (payload: string, at: Date): string =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: webhookSecret,
    timestamp: Math.floor(at.getTime() / 1000),
  });

export async function startStripe() {
  const world = new World();
  const answered = new Map<string, { status: number; body: string }>();
  let trouble: 400 | 401 | 500 | "drops" | null = null;
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    const key = request.headers["idempotency-key"];
    if (typeof trouble === "number") {
      response.writeHead(trouble, {
        "Content-Type": "application/json",
        "Stripe-Should-Retry": "false",
      });
      const type = trouble === 500 ? "api_error" : "invalid_request_error";
      return response.end(JSON.stringify({ error: { type, message: "standing in" } }));
    }
    const known = typeof key === "string" ? answered.get(key) : undefined;
    const answer = known ?? world.answer(request.method ?? "GET", request.url ?? "/", form);
    if (typeof key === "string") answered.set(key, answer);
    if (trouble === "drops") return request.socket.destroy();
    response.writeHead(answer.status, { "Content-Type": "application/json" });
    return response.end(answer.body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  world.url = `http://127.0.0.1:${port}`;
  return Object.assign(world, {
    webhookSecret,
    sign(event: objects.StripeEvent, at: Date) {
      const rawBody = JSON.stringify(event);
      return { rawBody, signature: signatureOf(rawBody, at) };
    },
    /** From now on, calls are answered with a status or, with "drops", executed but not answered. */
    trouble: (now: typeof trouble) => void (trouble = now),
    stop: () => void server.close().closeAllConnections(),
  });
}

export class World {
  /** For STRIPE_API_URL. */
  url = "";
  /** All opened checkout sessions, without repeated requests. */
  readonly sessions = new Map<string, objects.StripeObject>();
  readonly subscriptions = new Map<string, objects.StripeObject>();
  readonly intents = new Map<string, { amount: number; presentment_details?: object }>();
  readonly invoices = new Map<string, objects.StripeObject>();
  /** All events so far; webhooks and reconciliation deliver them. */
  readonly events: objects.StripeEvent[] = [];

  answer(method: string, url: string, form: URLSearchParams): { status: number; body: string } {
    const { pathname, searchParams } = new URL(url, this.url);
    const [, , what = "", ...rest] = pathname.split("/");
    const found = this.#route(method, [what, ...rest], method === "GET" ? searchParams : form);
    if (found) return { status: 200, body: JSON.stringify(found) };
    const error = { type: "invalid_request_error", code: "resource_missing", message: "No such" };
    return { status: 404, body: JSON.stringify({ error }) };
  }

  #route(method: string, path: readonly string[], form: URLSearchParams): object | null {
    const [what, id = ""] = path;
    switch (`${method} ${what}`) {
      case "POST checkout":
        return path[3] === "expire" ? this.#expire(path[2] ?? "") : this.#open(form);
      case "POST refunds":
        return this.#refund(form);
      case "GET payment_method_configurations":
        return listOf(methodConfigurations);
      case "GET events":
        return this.#listEvents(form);
      case "GET payment_intents":
        return this.#intent(id);
      case "GET invoice_payments":
        return this.#invoicePayments(form.get("invoice") ?? "");
      case "GET invoices":
        return listOf([...this.invoices.values()].filter(({ status }) => status === "open"));
      case "POST invoices":
        return this.#void(id);
      case "GET subscriptions":
        return this.subscriptions.get(id) ?? null;
      case "POST subscriptions":
        return this.#changeSubscription(id, form);
      case "DELETE subscriptions":
        return this.#change(id, { status: "canceled" });
      case "POST billing_portal":
        return { id: "bps_1", object: "billing_portal.session", url: `${this.url}/portal` };
      default:
        return null;
    }
  }

  #open(form: URLSearchParams): objects.StripeObject {
    const order: objects.Order = {
      mode: form.get("mode") === "subscription" ? "subscription" : "payment",
      amount: Number(form.get("line_items[0][price_data][unit_amount]")),
      metadata: metadataIn(form),
      email: form.get("customer_email") ?? "",
    };
    const opened = objects.session(order, { expires_at: Number(form.get("expires_at")) });
    const interval = form.get("line_items[0][price_data][recurring][interval]");
    const [success_url, cancel_url] = [form.get("success_url"), form.get("cancel_url")];
    const url = `${this.url}/pay/${opened.id}`;
    const adaptive_pricing = { enabled: true };
    const page = { ...opened, url, interval, success_url, cancel_url, adaptive_pricing };
    this.sessions.set(opened.id, page);
    return page;
  }

  #expire(id: string): objects.StripeObject | null {
    const open = this.sessions.get(id);
    if (!open) return null;
    const closed = { ...open, status: "expired", url: null };
    this.sessions.set(id, closed);
    this.#tell("checkout.session.expired", closed);
    return closed;
  }

  decline(sessionId: string, at: Date): objects.StripeEvent | null {
    const open = this.sessions.get(sessionId);
    if (open?.["status"] !== "open") return null;
    const isRecurring = open["mode"] === "subscription";
    const whose = isRecurring ? objects.ofFirstCharge(open) : { metadata: open["metadata"] };
    const intent = { id: objects.newIntentId(), object: "payment_intent", ...whose };
    return this.#tell("payment_intent.payment_failed", intent, at);
  }

  pay(sessionId: string, at: Date, presented?: Presented): readonly objects.StripeEvent[] {
    const open = this.sessions.get(sessionId);
    if (!open) throw new Error(`there is no session ${sessionId}`);
    const amount = Number(open["amount_total"]);
    const metadata = open["metadata"] as Record<string, string>;
    const intent = objects.newIntentId();
    const charged = presented && {
      presentment_details: {
        presentment_amount: presented.amount,
        presentment_currency: presented.currency,
      },
    };
    this.intents.set(intent, { amount, ...charged });
    const done = { ...open, status: "complete", payment_status: "paid", ...charged };
    if (open["mode"] === "payment") {
      const paid = { ...done, payment_intent: intent };
      return [this.#tell("checkout.session.completed", paid, at)];
    }
    const interval = String(open["interval"]);
    const order: objects.Order = { mode: "subscription", amount, metadata, interval };
    const days = interval === "year" ? 365 : 30;
    const sub = objects.subscription(order, new Date(at.getTime() + days * 24 * 3_600_000));
    const bill = objects.invoice(sub, amount);
    this.subscriptions.set(sub.id, sub);
    this.invoices.set(bill.id, { ...bill, intent });
    const paid = { ...done, subscription: sub.id, customer: sub["customer"], invoice: bill.id };
    return [
      this.#tell("customer.subscription.created", sub, at),
      this.#tell("invoice.paid", bill, at),
      this.#tell("invoice_payment.paid", objects.invoicePayment(bill.id, intent), at),
      this.#tell("checkout.session.completed", paid, at),
    ];
  }

  happen(event: objects.StripeEvent): objects.StripeEvent {
    this.events.push(event);
    return event;
  }

  #tell(type: string, object: objects.StripeObject, at = new Date()): objects.StripeEvent {
    return this.happen(objects.stripeEvent(type, object, at));
  }

  #refund(form: URLSearchParams): objects.StripeObject {
    const intent = form.get("payment_intent") ?? "";
    const done = objects.refund(intent, Number(form.get("amount")), new Date());
    this.#tell("refund.created", done);
    return done;
  }

  #listEvents(form: URLSearchParams): object {
    const since = Number(form.get("created[gte]") ?? 0);
    const types = [...form].filter(([name]) => name.startsWith("types[")).map(([, type]) => type);
    const fitting = this.events
      .filter((event) => event.created >= since && types.includes(event.type))
      .toReversed();
    const after = form.get("starting_after");
    const start = after === null ? 0 : fitting.findIndex(({ id }) => id === after) + 1;
    const limit = Number(form.get("limit") ?? 10);
    return listOf(fitting.slice(start, start + limit), start + limit < fitting.length);
  }

  #intent(id: string): object | null {
    const known = this.intents.get(id);
    if (!known) return null;
    const kept = cardFeeOf(known.amount, fee);
    const transaction = { id: `txn_${id}`, object: "balance_transaction", fee: kept };
    const charge = { id: `ch_${id}`, object: "charge", balance_transaction: transaction };
    return { id, object: "payment_intent", ...known, latest_charge: charge };
  }

  #invoicePayments(invoiceId: string): object {
    const bill = this.invoices.get(invoiceId);
    return listOf(bill ? [objects.invoicePayment(invoiceId, String(bill["intent"]))] : []);
  }

  #void(id: string): objects.StripeObject | null {
    const bill = this.invoices.get(id);
    if (bill?.["status"] !== "open") return null;
    this.invoices.set(id, { ...bill, status: "void" });
    return bill;
  }

  #changeSubscription(id: string, form: URLSearchParams): objects.StripeObject | null {
    const sub = this.subscriptions.get(id);
    if (!sub) return null;
    const items = structuredClone(sub["items"]) as { data: { price: object }[] };
    const [amount, interval] = ["[unit_amount]", "[recurring][interval]"].map((name) =>
      form.get(`items[0][price_data]${name}`),
    );
    const own = { unit_amount: Number(amount), recurring: { interval, interval_count: 1 } };
    if (amount !== null) Object.assign(items.data[0]!.price, own);
    const metadata = { ...(sub["metadata"] as object), ...metadataIn(form) };
    const resumesAt = form.get("pause_collection[resumes_at]");
    const pause =
      resumesAt !== null
        ? { pause_collection: { behavior: "void", resumes_at: Number(resumesAt) } }
        : form.has("pause_collection")
          ? { pause_collection: null }
          : {};
    return this.#change(id, { items, metadata, ...pause });
  }

  #change(id: string, own: Record<string, unknown>): objects.StripeObject | null {
    const sub = this.subscriptions.get(id);
    if (!sub) return null;
    const changed = { ...sub, ...own };
    this.subscriptions.set(id, changed);
    const type = own["status"] === "canceled" ? "deleted" : "updated";
    this.#tell(`customer.subscription.${type}`, changed);
    return changed;
  }
}

const listOf = (data: readonly object[], has_more = false) => ({ object: "list", has_more, data });

function metadataIn(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );
}
