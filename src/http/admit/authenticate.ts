import { LRUCache } from 'lru-cache'
import { Failure } from '../../failure.ts'
import { type KeyCaller } from '../../service/access/caller.ts'
import { hashKeyText, KEY_PREFIX } from '../../service/keys/key-text.ts'
import { type Keys } from '../../service/keys/keys.ts'
import { networkOf } from './network-of.ts'
import { type RateLimiter } from './rate-limit.ts'

export interface AuthenticatorOptions {
  readonly keys: Pick<Keys, 'authenticate'>
  readonly failures: RateLimiter
  readonly maxFailures: number
  readonly clock: () => number
}

const MAX_KNOWN_KEYS = 10_000
const MAX_REJECTED = 100_000

/**
 * Authenticates API keys. Threat: a client that tries many keys. Above the limit, requests from its
 * network fail with `too_many_failed_attempts` until the window ends, without reading the store.
 * Other clients may share that network (an office, or a proxy missing from `PLATEN_TRUST_PROXY`), so
 * recently used valid keys keep working. Residual risk: a valid key that is new to this process is
 * rejected until the window ends.
 */
export class Authenticator {
  readonly #options: AuthenticatorOptions
  /** Hashes of valid keys. A part of the key is not enough: its last six characters are a checksum. */
  readonly #known = new LRUCache<string, true>({ max: MAX_KNOWN_KEYS })
  /** When the rejection of a network ends. Unlike `maxSize`, `max` would allocate all 100,000 entries at once. */
  readonly #rejected = new LRUCache<string, number>({ maxSize: MAX_REJECTED, sizeCalculation: () => 1 })

  constructor(options: AuthenticatorOptions) {
    this.#options = options
  }

  /**
   * `address` is called only if needed, since resolving it behind proxies has a cost.
   * @throws `key_missing`, `key_malformed`, `key_unknown`, `key_expired`, `key_revoked`,
   *   `too_many_failed_attempts`
   */
  async authenticate(authorization: string | undefined, address: () => string): Promise<KeyCaller> {
    const secret = bearerKeyIn(authorization)
    if (secret === undefined) {
      throw new Failure('key_missing', authorization?.startsWith(KEY_PREFIX) ? { found: 'bare' } : {})
    }
    const hash = hashKeyText(secret)
    if (this.#rejected.size > 0 && !this.#known.has(hash)) this.#refuseGuessers(networkOf(address()))
    try {
      const caller = await this.#options.keys.authenticate(secret, hash)
      this.#known.set(hash, true)
      return caller
    } catch (error) {
      if (error instanceof Failure) {
        this.#known.delete(hash)
        await this.#countFailure(networkOf(address()))
      }
      throw error
    }
  }

  #refuseGuessers(network: string): void {
    const until = this.#rejected.get(network)
    if (until === undefined) return
    const leftMs = until - this.#options.clock()
    if (leftMs > 0) throw new Failure('too_many_failed_attempts', { retryAfterSeconds: Math.ceil(leftMs / 1000) })
    this.#rejected.delete(network)
  }

  async #countFailure(network: string): Promise<void> {
    const { used, endsAt } = await this.#options.failures.count(network)
    if (used < this.#options.maxFailures) return
    this.#rejected.set(network, endsAt)
  }
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
