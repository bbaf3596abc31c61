import { deedPages } from "./deeds/deed-page.tsx";
import { addingDevices, devices } from "./entry/devices.tsx";
import { accounts } from "./entry/people.tsx";
import { signingIn } from "./entry/sign-in.tsx";
import { fee } from "./pages/fee.tsx";
import { gift } from "./pages/gift.tsx";
import { lists } from "./pages/lists.tsx";
import { mail } from "./pages/mail.tsx";
import { money } from "./pages/money.tsx";
import { message } from "./pages/message.tsx";
import { news } from "./pages/news.tsx";
import { newsletter } from "./pages/newsletter.tsx";
import { people, search } from "./pages/people.tsx";
import { record } from "./pages/record.tsx";
import { statements } from "./pages/statements.tsx";
import { waiting } from "./pages/waiting.tsx";
import type { Page } from "./visit/visit.ts";

/** Every address of the desk and the role that opens it; the first that fits answers. */
export const pages: readonly Page[] = [
  { opens: "anybody", routes: signingIn },
  { opens: "everybody", routes: devices },
  { opens: "everybody", routes: addingDevices, asksTouch: true },
  { opens: "house", routes: accounts, asksTouch: true },
  { opens: "letters", routes: waiting },
  ...deedPages,
  ...lists,
  { opens: "everybody", routes: search },
  { opens: "letters", routes: message },
  { opens: "money", routes: money },
  { opens: "money", routes: gift },
  { opens: "money", routes: fee },
  { opens: "letters", routes: news },
  { opens: "letters", routes: newsletter },
  { opens: "letters", routes: mail },
  { opens: "house", routes: people, asksTouch: true },
  { opens: "money", routes: statements },
  { opens: "house", routes: record },
];
