import { deeds } from "./deeds/deed-page.tsx";
import { fee } from "./pages/fee.tsx";
import { fees } from "./pages/fees.tsx";
import { gift } from "./pages/gift.tsx";
import { gifts } from "./pages/gifts.tsx";
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
  ...deeds,
  ...tables,
  ...search,
  ...messages,
  ...message,
  ...gifts,
  ...money,
  ...gift,
  ...fees,
  ...fee,
  ...newsletter,
  ...mail,
  ...people,
  ...statements,
  ...record,
};
