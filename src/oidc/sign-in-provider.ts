/** An identity provider that signs people in. */
export interface SignInProvider {
  readonly issuer: string
  /**
   * Returns the provider's sign-in page, and what `finish` needs. With `again`, the page asks also
   * people who are signed in to the provider. @throws {ProviderError}
   */
  begin(redirectUri: string, options: { readonly again: boolean }): Promise<BegunAttempt>
  /** `callbackUrl` is the redirect URI with the query that the provider added. @throws {ProviderError} */
  finish(callbackUrl: URL, attempt: SignInAttempt): Promise<ProvenIdentity>
}

export interface BegunAttempt {
  readonly url: string
  readonly attempt: SignInAttempt
}

/** Secrets of one sign-in, stored only in the browser that began it. */
export interface SignInAttempt {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

export interface ProvenIdentity {
  readonly issuer: string
  /** Identifies the person at the issuer and never changes, unlike the email. */
  readonly subject: string
  readonly email: string | undefined
  /** Undefined if the provider does not say. */
  readonly isEmailVerified: boolean | undefined
  /** When the person signed in to the provider, which may be long ago. Undefined if the provider does not say. */
  readonly signedInAt: number | undefined
}

export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  /** `denied` by the person or the provider; `failed` for an invalid response or attempt. */
  readonly kind: 'unavailable' | 'denied' | 'failed'

  constructor(kind: ProviderError['kind'], cause: unknown) {
    super(`sign-in provider: ${kind}`, { cause })
    this.kind = kind
  }
}
