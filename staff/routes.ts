import { entering } from "./pages/enter.tsx";
import { fee } from "./pages/fee.tsx";
import { enteringFees } from "./pages/fee-enter.tsx";
import { fees } from "./pages/fees.tsx";
import { gift } from "./pages/gift.tsx";
import { giftChanges } from "./pages/gift-changes.tsx";
import { gifts } from "./pages/gifts.tsx";
import { importing } from "./pages/import.tsx";
import { mail } from "./pages/mail.tsx";
import { money } from "./pages/money.tsx";
import { message } from "./pages/message.tsx";
import { messages } from "./pages/messages.tsx";
import { newsletter } from "./pages/newsletter.tsx";
import { people } from "./pages/people.tsx";
import { record } from "./pages/record.tsx";
import { search } from "./pages/search.tsx";
import { statements } from "./pages/statements.tsx";
import { tables } from "./pages/tables.ts";
import { waiting } from "./pages/waiting.tsx";
import type { Routes } from "./visit/visit.ts";

/** Every address of the desk; the first that fits answers. */
export const routes: Routes = {
  ...waiting,
  ...tables,
  ...search,
  ...messages,
  ...message,
  ...entering,
  ...importing,
  ...gifts,
  ...giftChanges,
  ...money,
  ...gift,
  ...fees,
  ...enteringFees,
  ...fee,
  ...newsletter,
  ...mail,
  ...people,
  ...statements,
  ...record,
};
