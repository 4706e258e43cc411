import { Failure } from '../failure.ts'
import { type KeyCaller } from '../service/caller.ts'
import { hashKeyText, KEY_PREFIX } from '../service/key-text.ts'
import { type Keys } from '../service/keys.ts'
import { networkOf } from './network-of.ts'
import { type RateLimiter } from './rate-limit.ts'

export interface AuthenticatorOptions {
  readonly keys: Pick<Keys, 'authenticate'>
  /** Counts failures by address. */
  readonly failures: RateLimiter
  /** Failures that an address may have in one window. */
  readonly maxFailures: number
  readonly clock: () => number
}

/** Valid keys that are accepted from an address that is otherwise refused. */
const MAX_KNOWN_KEYS = 10_000
/** Addresses that are being refused. */
const MAX_REFUSED = 100_000

/**
 * Tells whose request it is, and limits guessing.
 *
 * The threat is a client that tries keys at speed. From the failure that is one too many until its window ends, an address is
 * answered `too_many_failed_attempts` without a look into the store. Many honest clients may share that address (an office, or a
 * proxy that the operator forgot to name in `PLATEN_TRUST_PROXY`), so one that guesses must not lock the others out: keys
 * that were good lately keep working. What remains: a good key that this process has not seen yet waits for the window's end.
 */
export class Authenticator {
  readonly #options: AuthenticatorOptions
  /**
   * Hashes of keys that were valid when they were last used, oldest first. No part of a key's text will do: its last six characters
   * are a checksum, which anyone can give to any number of guesses.
   */
  readonly #known = new Set<string>()
  /** When each refused address is heard again; oldest first. */
  readonly #refused = new Map<string, number>()

  constructor(options: AuthenticatorOptions) {
    this.#options = options
  }

  /**
   * @param authorization the header as it came
   * @param address called only where it matters, since finding it behind proxies has a cost
   * @throws `key_missing`, `key_malformed`, `key_unknown`, `key_expired`, `key_revoked`, `too_many_failed_attempts`
   */
  async authenticate(authorization: string | undefined, address: () => string): Promise<KeyCaller> {
    const secret = bearerKeyIn(authorization)
    if (secret === undefined) {
      throw new Failure('key_missing', authorization?.startsWith(KEY_PREFIX) ? { found: 'bare' } : {})
    }
    const hash = hashKeyText(secret)
    if (this.#refused.size > 0 && !this.#known.has(hash)) this.#refuseGuessers(networkOf(address()))
    try {
      const caller = await this.#options.keys.authenticate(secret, hash)
      this.#remember(hash)
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
    const until = this.#refused.get(network)
    if (until === undefined) return
    const leftMs = until - this.#options.clock()
    if (leftMs > 0) throw new Failure('too_many_failed_attempts', { retryAfterSeconds: Math.ceil(leftMs / 1000) })
    this.#refused.delete(network)
  }

  async #countFailure(network: string): Promise<void> {
    const { used, endsAt } = await this.#options.failures.count(network)
    if (used < this.#options.maxFailures) return
    dropOldest(this.#refused, MAX_REFUSED)
    this.#refused.set(network, endsAt)
  }

  #remember(hash: string): void {
    if (this.#known.has(hash)) return
    dropOldest(this.#known, MAX_KNOWN_KEYS)
    this.#known.add(hash)
  }
}

function dropOldest(full: Set<string> | Map<string, unknown>, most: number): void {
  if (full.size < most) return
  for (const oldest of full.keys()) {
    full.delete(oldest)
    return
  }
}

/** The scheme's name has no case (RFC 9110); another scheme is as good as none. */
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
