import * as oidc from "openid-client";

/** The sign-in that an office has already, by OpenID Connect with PKCE: it vouches for an e-mail address. */
export class OidcProvider {
  readonly #issuer: URL;
  readonly #client: readonly [id: string, secret: string];
  readonly #back: string;
  #known: oidc.Configuration | null = null;

  /** @param url `https://client:secret@accounts.example.org` @param origin ours */
  constructor(url: string, origin: string) {
    const { username, password } = new URL(url);
    this.#client = [decodeURIComponent(username), decodeURIComponent(password)];
    this.#issuer = Object.assign(new URL(url), { username: "", password: "" });
    this.#back = `${origin}/sign-in/back`;
  }

  async #ask(): Promise<oidc.Configuration> {
    // A stand-in on this machine has no certificate.
    const execute = this.#issuer.protocol === "http:" ? [oidc.allowInsecureRequests] : [];
    this.#known ??= await oidc.discovery(this.#issuer, ...this.#client, undefined, { execute });
    return this.#known;
  }

  /** @returns where the browser is led, and what it holds until it is back */
  async begin(): Promise<{ readonly to: string; readonly holds: string }> {
    const [verifier, state, nonce] = [
      oidc.randomPKCECodeVerifier(),
      oidc.randomState(),
      oidc.randomNonce(),
    ];
    const to = oidc.buildAuthorizationUrl(await this.#ask(), {
      redirect_uri: this.#back,
      scope: "openid email",
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      state,
      nonce,
    });
    return { to: to.href, holds: [verifier, state, nonce].join(".") };
  }

  /** @returns the address that the office vouches for, in lower case; null: none */
  async finish(query: URLSearchParams, holds: string): Promise<string | null> {
    const [pkceCodeVerifier = "", expectedState = "", expectedNonce] = holds.split(".");
    try {
      const at = new URL(`${this.#back}?${query.toString()}`);
      const checks = { pkceCodeVerifier, expectedState, expectedNonce, idTokenExpected: true };
      const claims = (await oidc.authorizationCodeGrant(await this.#ask(), at, checks)).claims();
      const isVerified = claims?.["email_verified"] === true;
      return isVerified ? String(claims?.["email"]).toLowerCase() : null;
    } catch {
      return null;
    }
  }
}
