import type { Receipt } from "./receipt.ts";

/**
 * Whether a receipt has a letter for an employer that matches gifts: one of ours, of money that has
 * come and that stays. What a fund or a platform gave is theirs to confirm, and of goods and stock we
 * state no amount.
 */
export function hasEmployerLetter(
  receipt: Pick<Receipt, "entered" | "totalCents" | "backCents" | "isDisputed" | "isWithdrawn">,
): boolean {
  const { entered, isDisputed, isWithdrawn } = receipt;
  const isOurs = entered === null || (entered.hasAmount && entered.sponsor === null);
  return isOurs && !isDisputed && !isWithdrawn && receipt.backCents < receipt.totalCents;
}
