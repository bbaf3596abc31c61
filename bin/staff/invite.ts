import { isEmail } from "#domain/forms/form-schema.ts";
import type { Config } from "#server/config.ts";
import { AccountAuth } from "../../staff/auth/account-auth.ts";
import { parseRoles } from "../../staff/auth/user.ts";
import { withServices } from "../inbox/require-database.ts";

type Asked = { readonly invite?: string; readonly link?: string; roles: string; language: string };

/** Invites from the server, where whoever types may do everything anyhow. @returns what is wrong, in one line */
export async function inviteByCommand(config: Config | null, asked: Asked): Promise<string | null> {
  if (!config?.staffUrl) return "STAFF_URL is not set: without it nobody comes in from elsewhere";
  const email = (asked.invite ?? asked.link ?? "").trim().toLowerCase();
  if (!isEmail(email)) return `${email} is no e-mail address`;
  const named = asked.roles.split(",");
  const roles = parseRoles(named);
  if (asked.invite !== undefined && roles.length !== named.length) {
    return `--roles holds "${asked.roles}"; it may hold words, letters, money and house, with commas between`;
  }
  const origin = config.staffUrl;
  return withServices(config, async (services) => {
    const auth = new AccountAuth({ ...services, origin });
    if (asked.invite !== undefined) {
      const language = asked.language === "es" ? "es" : "en";
      await auth.invite({ email, language }, roles, true);
      const detail = { does: "invite", account: email, roles: roles.join(" ") };
      await services.storage.audit.append(services.clock.now(), "account", detail);
      console.log(`An invitation to ${email} is on its way.`);
      return null;
    }
    const account = await auth.store.findByEmail(email);
    if (!account) return `${email} is not invited: --invite ${email} --roles …`;
    console.log(origin + (await auth.createLink(account, "invitation")));
    return null;
  });
}
