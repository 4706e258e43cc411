import { Failure, type FailureDetails, isFailure } from '../../failure.ts'
import type { RateLimiter, RecentKeys } from '../../rates/counters.ts'
import type { Origin } from '../../service/audit/audit-by.ts'
import type { KeyCaller } from '../../service/access/caller.ts'
import { hashKeyText, KEY_PREFIX } from '../../service/keys/key-text.ts'
import type { Keys } from '../../service/keys/keys.ts'
import { networkOf } from './network-of.ts'
import { secondsUntil } from './seconds-until.ts'

export interface AuthenticatorOptions {
  readonly keys: Pick<Keys, 'authenticate'>
  readonly failures: RateLimiter
  /** Hashes of valid keys. A part of the key is not enough: its last six characters are a checksum. */
  readonly known: RecentKeys
  readonly maxFailures: number
  readonly clock: () => number
}

/**
 * Authenticates API keys. Threat: a client that tries many keys. Above the limit, requests from its
 * network fail with `too_many_failed_attempts` until the window ends, without reading the store.
 * Other clients may share that network (an office, or a proxy missing from `PLATEN_TRUST_PROXY`), so
 * recently used valid keys keep working. Residual risk: a valid key that has not been used recently
 * is rejected until the window ends.
 */
export class Authenticator {
  readonly #options: AuthenticatorOptions

  constructor(options: AuthenticatorOptions) {
    this.#options = options
  }

  /**
   * `origin` is called only if needed, since resolving an address behind proxies has a cost.
   * @throws `key_missing`, `key_malformed`, `key_unknown`, `key_expired`, `key_revoked`,
   *   `account_suspended`, `too_many_failed_attempts`
   */
  async authenticate(authorization: string | undefined, origin: () => Origin): Promise<KeyCaller> {
    const secret = bearerKeyIn(authorization)
    if (secret === undefined) {
      if (authorization?.startsWith(KEY_PREFIX)) throw new Failure('key_missing', { found: 'bare' })
      throw new Failure('key_missing', otherScheme(authorization))
    }
    const hash = hashKeyText(secret)
    const { known, keys } = this.#options
    if (!(await known.has(hash))) await this.#refuseGuessers(networkOf(origin().address))
    try {
      const caller = await keys.authenticate(secret, { hash, origin })
      await known.add(hash)
      return caller
    } catch (error) {
      if (error instanceof Failure) await known.delete(hash)
      // A key that exists is no guess: a program with a revoked key must not block others in its network.
      if (isFailure(error, 'key_malformed') || isFailure(error, 'key_unknown')) {
        await this.#options.failures.count(networkOf(origin().address))
      }
      throw error
    }
  }

  async #refuseGuessers(network: string): Promise<void> {
    const { failures, maxFailures, clock } = this.#options
    const window = await failures.peek(network)
    if (window === undefined || window.used < maxFailures) return
    throw new Failure('too_many_failed_attempts', { retryAfterSeconds: secondsUntil(window.endsAt, clock()) })
  }
}

/** Names the scheme only if it looks like one: what has no space after it may be a secret. */
function otherScheme(authorization = ''): FailureDetails['key_missing'] {
  const [, scheme] = /^([A-Za-z][A-Za-z0-9-]{0,19}) /.exec(authorization) ?? []
  if (authorization.trim() === '' || /^bearer\b/i.test(authorization)) return {}
  return { found: 'scheme', ...(scheme !== undefined && { scheme }) }
}

/** The scheme is not case-sensitive (RFC 9110). Other schemes count as a missing key. */
function bearerKeyIn(authorization: string | undefined): string | undefined {
  if (
    authorization === undefined ||
    authorization.length < 7 ||
    authorization.slice(0, 7).toLowerCase() !== 'bearer '
  ) {
    return undefined
  }
  return authorization.slice(7).trim() || undefined
}
