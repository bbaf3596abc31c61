import type { Gift } from "#domain/giving/gift.ts";
import type { ProgramFee } from "#domain/program-fees/program-fee.ts";
import type { KeptSubmission } from "#domain/submissions/records.ts";
import type { Visit } from "../visit/visit.ts";
import { feeRow } from "./fee-words.tsx";
import { giftRow } from "./gift-words.ts";
import { Part, Rows } from "./parts.tsx";
import { messageRow } from "./standing.ts";

type RecordsOf = {
  readonly visit: Visit;
  readonly messages: readonly KeptSubmission[];
  readonly gifts: readonly Gift[];
  readonly fees: readonly ProgramFee[];
};

export function Records({ visit, messages, gifts, fees }: RecordsOf) {
  const parts = {
    nav_messages: messages.map((one) => messageRow(one, visit)),
    nav_gifts: gifts.map((one) => giftRow(one, visit)),
    nav_fees: fees.map((one) => feeRow(one, visit)),
  };
  return Object.entries(parts).map(([title, rows]) => (
    <Part key={title} title={visit.say(title)}>
      <Rows rows={rows} none={visit.say("none_found")} />
    </Part>
  ));
}
