import * as oidc from "openid-client";

/** Single sign-on by OpenID Connect with PKCE: the provider confirms an e-mail address. */
export class OidcProvider {
  readonly #issuer: URL;
  readonly #client: readonly [id: string, secret: string];
  readonly #back: string;
  #known: oidc.Configuration | null = null;

  /** @param url `https://client:secret@accounts.example.org` @param origin STAFF_URL */
  constructor(url: string, origin: string) {
    const { username, password } = new URL(url);
    this.#client = [decodeURIComponent(username), decodeURIComponent(password)];
    this.#issuer = Object.assign(new URL(url), { username: "", password: "" });
    this.#back = `${origin}/sign-in/back`;
  }

  async #discover(): Promise<oidc.Configuration> {
    // HTTP is for tests with a local provider.
    const execute = this.#issuer.protocol === "http:" ? [oidc.allowInsecureRequests] : [];
    this.#known ??= await oidc.discovery(this.#issuer, ...this.#client, undefined, { execute });
    return this.#known;
  }

  /** @returns where to redirect the browser, and the state to keep in a cookie until it returns */
  async begin(): Promise<{ readonly to: string; readonly state: string }> {
    const verifier = oidc.randomPKCECodeVerifier();
    const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
    const to = oidc.buildAuthorizationUrl(await this.#discover(), {
      redirect_uri: this.#back,
      scope: "openid email",
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      state,
      nonce,
    });
    return { to: to.href, state: [verifier, state, nonce].join(".") };
  }

  /** @returns the verified e-mail address in lower case, or null */
  async finish(query: URLSearchParams, kept: string): Promise<string | null> {
    const [pkceCodeVerifier = "", expectedState = "", expectedNonce] = kept.split(".");
    try {
      const at = new URL(`${this.#back}?${query.toString()}`);
      const checks = { pkceCodeVerifier, expectedState, expectedNonce, idTokenExpected: true };
      const tokens = await oidc.authorizationCodeGrant(await this.#discover(), at, checks);
      const claims = tokens.claims();
      const isVerified = claims?.["email_verified"] === true;
      return isVerified ? String(claims?.["email"]).toLowerCase() : null;
    } catch {
      return null;
    }
  }
}
