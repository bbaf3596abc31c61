import type { Stores } from "#domain/storage/storage.ts";
import { guatemalaDay } from "../calendar/guatemala-time.ts";
import type { PaymentMode } from "../giving/gift.ts";
import { feeKinds, type FeeKind, type ProgramFee } from "./program-fee.ts";

/** Year of receipt in Guatemala. */
export const yearOf = ({ receivedAt }: Pick<ProgramFee, "receivedAt">): string =>
  guatemalaDay(receivedAt).slice(0, 4);

/** Sums of fees that are not withdrawn, by year (newest first) and kind. */
export async function feeSums(fees: Pick<Stores["programFees"], "each">, mode: PaymentMode) {
  const sums = new Map<string, { year: string; kind: FeeKind; fees: number; cents: number }>();
  for await (const fee of fees.each({ mode, withdrawnAt: null })) {
    const [year, { kind }] = [yearOf(fee), fee];
    const before = sums.get(`${year} ${kind}`) ?? { year, kind, fees: 0, cents: 0 };
    const now = { ...before, fees: before.fees + 1, cents: before.cents + fee.cents };
    sums.set(`${year} ${kind}`, now);
  }
  return [...sums.values()].toSorted(
    (a, b) => b.year.localeCompare(a.year) || feeKinds.indexOf(a.kind) - feeKinds.indexOf(b.kind),
  );
}
