import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  Configuration,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { ProviderError, type SignInAttempt, type SignInProvider } from './sign-in-provider.ts'

export interface OidcSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Whether an email counts as verified if the provider does not say whether it is. */
  readonly trustEmail: boolean
}

const SCOPE = 'openid email'
const TIMEOUT_SECONDS = 10
const CLOCK_TOLERANCE_SECONDS = 30
/** The provider's description is read again after this time, for changes of its endpoints. */
const DESCRIPTION_MS = 3_600_000
/** Providers say when a person signed in to them only if they are asked for a maximum age. */
const MAX_AGE_SECONDS = 30 * 24 * 3_600
/** It supports no `prompt=login`. */
const GOOGLE = 'https://accounts.google.com'

/**
 * An OpenID Connect client: the authorization code flow with PKCE, state and nonce. It contacts the
 * provider only during sign-ins, so a provider that is down doesn't stop the service. The ID token
 * comes directly from the token endpoint, whose TLS certificate replaces a check of its signature
 * (OpenID Connect Core, 3.1.3.7).
 */
export function createOidcProvider(settings: OidcSettings, now: () => number): SignInProvider {
  let cached: { readonly at: number; readonly client: Configuration } | undefined
  const describe = async (): Promise<Configuration> => {
    if (cached !== undefined && now() - cached.at < DESCRIPTION_MS) return cached.client
    const client = await unavailable(() => discover(settings))
    cached = { at: now(), client }
    return client
  }

  return {
    issuer: settings.issuer,

    async begin(redirectUri, { again }) {
      const client = await describe()
      const attempt = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }
      const url = buildAuthorizationUrl(client, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
        max_age: String(MAX_AGE_SECONDS),
        // Not a maximum age of 0: a provider may ask forever, because its own redirects take a second.
        ...(again && { prompt: settings.issuer.startsWith(GOOGLE) ? 'select_account' : 'login' }),
      })
      return { url: url.href, attempt }
    },

    async finish(callbackUrl, attempt) {
      const client = await describe()
      try {
        const identity = await exchange(client, callbackUrl, attempt)
        return { ...identity, isEmailVerified: identity.isEmailVerified ?? (settings.trustEmail || undefined) }
      } catch (error) {
        throw new ProviderError(kindOf(error), error)
      }
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const url = new URL(issuer)
  const metadata = { client_secret: clientSecret, [clockTolerance]: CLOCK_TOLERANCE_SECONDS }
  // oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out; the settings allow http only on loopback
  const execute = url.protocol === 'http:' ? [allowInsecureRequests] : []
  const found = await discovery(url, clientId, metadata, undefined, { timeout: TIMEOUT_SECONDS, execute })
  const server = found.serverMetadata()
  const methods = server.token_endpoint_auth_methods_supported ?? []
  const authenticate = methods.includes('client_secret_post') ? ClientSecretPost : ClientSecretBasic
  const client = new Configuration(server, clientId, metadata, authenticate(clientSecret))
  client.timeout = TIMEOUT_SECONDS
  for (const allow of execute) {
    // oxlint-disable-next-line typescript/no-deprecated -- as above
    allow(client)
  }
  return client
}

async function exchange(client: Configuration, callbackUrl: URL, attempt: SignInAttempt) {
  const tokens = await authorizationCodeGrant(client, callbackUrl, {
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.codeVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (claims === undefined) throw new Error('The provider returned no ID token.')
  // Many providers return the email only from their user info endpoint.
  const isComplete = claims.email !== undefined || client.serverMetadata().userinfo_endpoint === undefined
  const { email, email_verified: isVerified } = isComplete
    ? claims
    : await fetchUserInfo(client, tokens.access_token, claims.sub)
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof email === 'string' ? email : undefined,
    // Some providers send it as text, and Entra ID not at all.
    isEmailVerified: isVerified === undefined ? undefined : isVerified === true || isVerified === 'true',
    signedInAt: claims.auth_time === undefined ? undefined : Math.floor(claims.auth_time * 1000),
  }
}

async function unavailable<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    throw new ProviderError('unavailable', error)
  }
}

/** A provider that can't be reached, does not answer in time, or answers with a server error is unavailable. */
function kindOf(error: unknown): ProviderError['kind'] {
  if (error instanceof AuthorizationResponseError) return error.error === 'access_denied' ? 'denied' : 'failed'
  if (!(error instanceof Error)) return 'failed'
  const isTimeout = 'code' in error && error.code === 'OAUTH_TIMEOUT'
  const isUnreachable = error instanceof TypeError && error.message === 'fetch failed'
  const status = error.cause instanceof Response ? error.cause.status : 0
  return isTimeout || isUnreachable || status >= 500 ? 'unavailable' : 'failed'
}
