import type { Migration } from "./migration.ts";

/**
 * Each line of the ledger says of which payment it is, so that papers are drawn from it alone; a gift, by
 * which country's clocks its papers are dated. No gift's page asks about advertising any more (0014).
 */
export const ledgerByPayment: Migration = {
  name: "0018-ledger-by-payment",
  statements: () => [
    "alter table ledger add column payment_id text not null default ''",
    `update ledger set payment_id = coalesce(
      (select payment_id from gift_payment
        where ledger.entry in ('payment:' || payment_id, 'fee:' || payment_id, 'withdrawn:' || payment_id)),
      (select min(payment_id) from gift_payment where gift_payment.gift_row = ledger.gift_row
        having count(*) = 1),
      '')`,
    "alter table gift add column country text",
    "drop table conversion_mark",
    "create index ledger_payment on ledger (payment_id)",
  ],
};
