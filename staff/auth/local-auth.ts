import { isSame, randomToken } from "#domain/hashing.ts";
import { roles } from "#domain/staff/deed.ts";
import type { StaffAuth } from "./user.ts";

/**
 * Sign-in for this machine only: a URL with a token that works once sets a session cookie.
 * @param by name for the audit record
 * @param onOpened receives the next token when one was used
 */
export function localAuth(by: string, token: string, onOpened: (token: string) => void): StaffAuth {
  const session = randomToken();
  const user = { by, name: by, roles, login: null };
  return {
    originsAt: (port) => [`http://127.0.0.1:${port}`, `http://localhost:${port}`],
    async enter({ port, cookies, query, isReading }) {
      // Cookies ignore ports, so the name contains the port.
      const cookie = `staff-${port}`;
      const isIn = isSame(cookies.get(cookie) ?? "", session);
      if (isReading && isSame(query.get("token") ?? "", token)) {
        token = randomToken();
        onOpened(token);
        return { cookies: [`${cookie}=${session}; Path=/; HttpOnly; SameSite=Strict`] };
      }
      if (isIn && isReading && query.has("token")) return { cookies: [] };
      return isIn ? user : null;
    },
  };
}
