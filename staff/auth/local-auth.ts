import { randomBytes, timingSafeEqual } from "node:crypto";
import { roles, type StaffAuth } from "./user.ts";

/** Compares a secret with the right one; takes as long whatever part of it is right. */
function isSame(given: string | undefined, secret: string): boolean {
  const [one, other] = [Buffer.from(given ?? ""), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}
const newSecret = () => randomBytes(24).toString("base64url");

/**
 * Lets this machine's own browser in, by an address that works once.
 * @param by who sits there, for the record
 * @param onOpened told the token of the next address, when the one before has been used
 */
export function localAuth(
  by: string,
  token: string,
  onOpened: (token: string) => void = () => {},
): StaffAuth {
  const session = newSecret();
  const user = { by, name: by, roles, login: null };
  return {
    accounts: null,
    originsAt: (port) => [`http://127.0.0.1:${port}`, `http://localhost:${port}`],
    enter({ port, cookies, query, isReading }) {
      // Cookies know no ports: a desk on another one has a cookie of its own.
      const cookie = `staff-${port}`;
      const isIn = isSame(cookies.get(cookie), session);
      if (isReading && isSame(query.get("token") ?? "", token)) {
        token = newSecret();
        onOpened(token);
        return Promise.resolve({
          cookies: [`${cookie}=${session}; Path=/; HttpOnly; SameSite=Strict`],
        });
      }
      if (isIn && isReading && query.has("token")) return Promise.resolve({ cookies: [] });
      return Promise.resolve(isIn ? user : null);
    },
  };
}
