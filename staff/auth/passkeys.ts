import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Clock } from "#domain/clock.ts";
import { isSame, randomToken, sign } from "#domain/hashing.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { Account, Passkey } from "#domain/staff/accounts.ts";

const validMs = 10 * 60_000;

/**
 * Passkeys by SimpleWebAuthn. A challenge contains its expiry and an HMAC over expiry and purpose, so that showing a
 * page stores nothing. Used challenges are remembered until they expire, against replay.
 */
export class Passkeys {
  readonly #place: { expectedOrigin: string; expectedRPID: string };
  readonly #accounts: Stores["accounts"];
  readonly #clock: Clock;
  readonly #key = randomToken();
  readonly #used = new Map<string, number>();

  constructor(origin: string, accounts: Stores["accounts"], clock: Clock) {
    this.#place = { expectedOrigin: origin, expectedRPID: new URL(origin).hostname };
    this.#accounts = accounts;
    this.#clock = clock;
  }

  #challengeFor(purpose: string): string {
    const head = `${this.#clock.now().getTime() + validMs}.${randomToken()}`;
    return `${head}.${sign(this.#key, `${purpose}.${head}`)}`;
  }

  #takeChallenge(purpose: string, challenge: string): boolean {
    const text = Buffer.from(challenge, "base64url").toString();
    const [until, id = "", signature = ""] = text.split(".");
    const now = this.#clock.now().getTime();
    if (!isSame(signature, sign(this.#key, `${purpose}.${until}.${id}`))) return false;
    for (const [one, end] of this.#used) if (end < now) this.#used.delete(one);
    if (Number(until) < now || this.#used.has(id)) return false;
    this.#used.set(id, now + validMs);
    return true;
  }

  authenticationOptions(purpose: string) {
    const { expectedRPID: rpID } = this.#place;
    const challenge = this.#challengeFor(purpose);
    return generateAuthenticationOptions({ rpID, challenge, userVerification: "required" });
  }

  async registrationOptions(purpose: string, account: Account) {
    const known = await this.#accounts.listPasskeys(account.rowId);
    return generateRegistrationOptions({
      rpName: "Long Way Home",
      rpID: this.#place.expectedRPID,
      userID: new TextEncoder().encode(String(account.rowId)),
      userName: account.email,
      challenge: this.#challengeFor(purpose),
      // Ed25519, P-256, RSA; Node 24 supports further algorithms only experimentally.
      supportedAlgorithmIDs: [-8, -7, -257],
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
  }

  /** @param answer JSON of `startAuthentication` @returns the passkey that signed it, or null */
  async verifyAuthentication(answer: string | null, purpose: string): Promise<Passkey | null> {
    try {
      const response = JSON.parse(answer ?? "") as AuthenticationResponseJSON;
      const passkey = await this.#accounts.findPasskey(response.id);
      if (!passkey) return null;
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...this.#place,
        response,
        expectedChallenge: (challenge) => this.#takeChallenge(purpose, challenge),
        requireUserVerification: true,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: Number(passkey.counter),
          transports: passkey.transports.split(",") as AuthenticatorTransport[],
        },
      });
      if (!verified) return null;
      const now = this.#clock.now();
      await this.#accounts.usePasskey(passkey.id, authenticationInfo.newCounter, now);
      return passkey;
    } catch {
      return null;
    }
  }

  /** @param answer JSON of `startRegistration` @returns the new passkey to store, or null */
  async verifyRegistration(answer: string | null, purpose: string) {
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...this.#place,
        response: JSON.parse(answer ?? "") as RegistrationResponseJSON,
        expectedChallenge: (challenge) => this.#takeChallenge(purpose, challenge),
        requireUserVerification: true,
      });
      if (!verified) return null;
      const { id, publicKey, counter, transports } = registrationInfo.credential;
      return { id, publicKey, counter, transports: (transports ?? []).join(",") };
    } catch {
      return null;
    }
  }
}
