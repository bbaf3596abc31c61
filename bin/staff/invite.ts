import { isEmail } from "#domain/forms/form-schema.ts";
import { languages } from "#domain/language/language.ts";
import type { Config } from "#server/config.ts";
import { AccountAuth } from "../../staff/auth/account-auth.ts";
import { parseRoles } from "../../staff/auth/user.ts";
import { withServices } from "../inbox/open-services.ts";

type Typed = { readonly invite?: string; readonly link?: string; roles: string; language: string };

/** `--invite` and `--link`: no login, since the shell of the server can do everything anyway. @returns what is wrong, in one line */
export async function inviteByCommand(config: Config | null, typed: Typed): Promise<string | null> {
  if (!config?.staffUrl) return "STAFF_URL is not set: without it nobody comes in from elsewhere";
  const email = (typed.invite ?? typed.link ?? "").trim().toLowerCase();
  const option = typed.invite === undefined ? "--link" : "--invite";
  if (!isEmail(email)) return `${option} is "${email}"; it may be an e-mail address`;
  // "letters" is the name of messages in the command's description (operations: Commands).
  const named = typed.roles
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((name) => (name === "letters" ? "messages" : name));
  const roles = parseRoles(named);
  if (typed.invite !== undefined && (named.length === 0 || roles.length !== new Set(named).size))
    return `--roles is "${typed.roles}"; it may be words, messages (or letters), money and house, with commas between`;
  const language = languages.find((one) => one === typed.language);
  if (!language) return `--language is "${typed.language}"; it may be ${languages.join(" or ")}`;
  const origin = config.staffUrl;
  return withServices(config, async (services) => {
    const auth = new AccountAuth({ ...services, origin });
    if (typed.invite !== undefined) {
      const detail = { does: "invite", account: email, roles: roles.join(" ") };
      await services.storage.transaction(async (stores) => {
        await auth.within(stores).invite({ email, language }, roles, true);
        await stores.audit.append(services.clock.now(), "account", detail);
      });
      const waits = "waits until SMTP_URL is set; --link prints its address";
      console.log(
        `An invitation to ${email} ${services.canMailLeave() ? "is on its way" : waits}.`,
      );
      return null;
    }
    const account = await auth.store.findByEmail(email);
    if (!account) return `${email} is not invited: --invite ${email} --roles …`;
    console.log(origin + (await auth.createLink(account, "invitation")));
    return null;
  });
}
