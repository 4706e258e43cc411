/** An identity provider that signs people in. */
export interface SignInProvider {
  readonly issuer: string
  /** Returns the provider's sign-in page, and what `finish` needs. @throws {ProviderError} */
  begin(redirectUri: string): Promise<{ readonly url: string; readonly attempt: SignInAttempt }>
  /** `callbackUrl` is the redirect URI with the query that the provider added. @throws {ProviderError} */
  finish(callbackUrl: URL, attempt: SignInAttempt): Promise<ProvenIdentity>
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
