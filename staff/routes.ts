import { deedPages } from "./deeds/deed-page.tsx";
import { devices, passkeys, accounts } from "./sign-in/accounts.tsx";
import { signingIn } from "./sign-in/sign-in.tsx";
import { content } from "./pages/content.tsx";
import { contentApi, preview, thumbnail } from "./pages/content-api.ts";
import { contentForm } from "./pages/content-form.tsx";
import { fee } from "./pages/fee.tsx";
import { gift } from "./pages/gift.tsx";
import { help } from "./pages/help.tsx";
import { history, publish } from "./pages/publish.tsx";
import { launchList, proving } from "./pages/launch.tsx";
import { lists } from "./pages/lists.tsx";
import { mail } from "./pages/mail.tsx";
import { money, statements } from "./pages/money.tsx";
import { message } from "./pages/message.tsx";
import { news, newsletter } from "./pages/newsletter.tsx";
import { people, search } from "./pages/people.tsx";
import { record } from "./pages/record.tsx";
import { waiting } from "./pages/waiting.tsx";
import type { Page } from "./visit/visit.ts";

const signInPages: readonly Page[] = [
  { opens: "anybody", routes: signingIn },
  { opens: "everybody", routes: devices },
  { opens: "everybody", routes: passkeys, needsStepUp: true },
  { opens: "house", routes: accounts, needsStepUp: true },
];

const deskPages: readonly Page[] = [
  ...deedPages,
  ...lists,
  { opens: "everybody", routes: search },
  { opens: "messages", routes: { ...waiting, ...message, ...news, ...newsletter, ...mail } },
  { opens: "money", routes: { ...money, ...gift, ...fee, ...statements } },
  { opens: "house", routes: people, needsStepUp: true },
  { opens: "house", routes: record },
];

/** All routes of the staff pages with the role that opens them; the first match answers. */
export const pages: readonly Page[] = [
  ...signInPages.map((page) => ({ ...page, needs: "auth" as const })),
  ...deskPages.map((page) => ({ ...page, needs: "desk" as const })),
  {
    opens: "words",
    routes: { ...content, ...contentForm, ...contentApi, ...history, ...publish, ...preview },
  },
  { opens: "everybody", routes: { ...launchList, ...thumbnail, ...help } },
  { opens: "house", routes: proving },
];
