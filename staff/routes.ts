import { deedPages } from "./deeds/deed-page.tsx";
import { addingDevices, devices } from "./entry/devices.tsx";
import { accounts } from "./entry/people.tsx";
import { signingIn } from "./entry/sign-in.tsx";
import { content } from "./pages/content.tsx";
import { contentApi, seen } from "./pages/content-api.ts";
import { contentForm } from "./pages/content-form.tsx";
import { fee } from "./pages/fee.tsx";
import { gift } from "./pages/gift.tsx";
import { history } from "./pages/history.tsx";
import { proving, wayToPublic } from "./pages/launch.tsx";
import { lists } from "./pages/lists.tsx";
import { mail } from "./pages/mail.tsx";
import { money, statements } from "./pages/money.tsx";
import { message } from "./pages/message.tsx";
import { news, newsletter } from "./pages/newsletter.tsx";
import { people, search } from "./pages/people.tsx";
import { publish } from "./pages/publish.tsx";
import { record } from "./pages/record.tsx";
import { waiting } from "./pages/waiting.tsx";
import type { Page } from "./visit/visit.ts";

const ofDoor: readonly Page[] = [
  { opens: "anybody", routes: signingIn },
  { opens: "everybody", routes: devices },
  { opens: "everybody", routes: addingDevices, asksTouch: true },
  { opens: "house", routes: accounts, asksTouch: true },
];

const ofDesk: readonly Page[] = [
  ...deedPages,
  ...lists,
  { opens: "everybody", routes: search },
  { opens: "letters", routes: { ...waiting, ...message, ...news, ...newsletter, ...mail } },
  { opens: "money", routes: { ...money, ...gift, ...fee, ...statements } },
  { opens: "house", routes: people, asksTouch: true },
  { opens: "house", routes: record },
];

/** Every address of staff's place and the role that opens it; the first that fits answers. */
export const pages: readonly Page[] = [
  ...ofDoor.map((page) => ({ ...page, needs: "door" as const })),
  ...ofDesk.map((page) => ({ ...page, needs: "desk" as const })),
  {
    opens: "words",
    routes: { ...content, ...contentForm, ...contentApi, ...history, ...publish, ...seen },
  },
  { opens: "everybody", routes: wayToPublic },
  { opens: "house", routes: proving },
];
