/** What binds an answer of the provider to one sign-in in one browser. */
export interface SignInSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Who signed in, according to the provider. */
export interface Identity {
  email: string | undefined;
  isEmailVerified: boolean;
}

/** Signs people in for the service: that of their company, for example. */
export interface IdentityProvider {
  /** The host of the provider, for people. */
  host: string;
  /** Lower case; `*` is every domain. */
  emailDomains: readonly string[];
  /** The page of the provider that asks for the person. @throws IdentityRefused when the provider does not answer */
  signInUrl(redirectUri: string, secrets: SignInSecrets): Promise<URL>;
  /**
   * Exchanges the answer that the browser brings back.
   *
   * @param response the address to which the provider sent the browser
   * @throws IdentityRefused
   */
  identify(response: URL, secrets: SignInSecrets): Promise<Identity>;
}

export class IdentityRefused extends Error {
  /** @param claimed the address in an answer that is not to be believed, for the audit log alone */
  constructor(
    readonly reason: 'denied' | 'nonce' | 'audience' | 'answer' | 'unavailable',
    cause: unknown,
    readonly claimed?: string,
  ) {
    super(`The identity provider's answer is refused: ${reason}.`, { cause });
  }
}
