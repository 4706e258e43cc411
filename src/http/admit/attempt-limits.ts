import { LRUCache } from 'lru-cache'
import { Failure, isFailure } from '../../failure.ts'
import { emailKey } from '../../service/accounts/email-address.ts'
import { networkOf } from './network-of.ts'
import { createMemoryRateLimiter, type RateLimiter } from './rate-limit.ts'

/** Attempts per window. The first three limits are for sign-ins. */
export const ATTEMPTS = {
  windowSeconds: 15 * 60,
  atAccountFromNetwork: 10,
  atAccount: 30,
  fromNetwork: 60,
  /** Sign-ups from one network, successful or not. */
  newAccounts: 20,
  /** Download requests for shared designs from one network, including repeated ones. */
  downloads: 120,
  /** Password reset requests for one email, and from one network, whether the account exists or not. */
  resetMails: 5,
  resetMailsFromNetwork: 20,
  /** Test emails of one admin. */
  testMails: 10,
} as const

export interface SignInAttempt {
  /** Runs `work`. The attempt does not count if it succeeds, or if it fails because too many are waiting. */
  judge<Result>(work: () => Promise<Result>): Promise<Result>
}

export interface AttemptLimits {
  // Each method counts an attempt, and throws `too_many_attempts` above the limit.
  signIn(email: string, address: string): Promise<SignInAttempt>
  newAccount(address: string): Promise<void>
  download(address: string): Promise<void>
  resetMail(email: string, address: string): Promise<void>
  testMail(accountId: string): Promise<void>
}

/** Maximum number of stored pairs of an account and a network with a recent sign-in. */
const MAX_KNOWN = 10_000

/**
 * Threats: guesses of many passwords for one account, of one password for many accounts, and by
 * many clients for one account. Every attempt counts before its password is verified, so that
 * concurrent attempts cannot evade the limit; a correct one is refunded. An account stays accessible
 * from a network with a recent sign-in, so only a client in the same network can lock a person out.
 * Residual risk: during an attack, a sign-in from a new network must wait until the window ends.
 */
export function createAttemptLimits(clock: () => number): AttemptLimits {
  const {
    windowSeconds,
    atAccountFromNetwork,
    atAccount,
    fromNetwork,
    newAccounts,
    downloads,
    resetMails,
    resetMailsFromNetwork,
    testMails,
  } = ATTEMPTS
  const limiter = (): RateLimiter => createMemoryRateLimiter(windowSeconds, clock)
  const [pairs, accounts, networks, signUps] = [limiter(), limiter(), limiter(), limiter()]
  const [mailRecipients, mailRequesters, downloadNetworks] = [limiter(), limiter(), limiter()]
  const mailTesters = limiter()
  const known = new LRUCache<string, true>({ max: MAX_KNOWN })

  const countUpTo = async (limit: number, rates: RateLimiter, key: string): Promise<void> => {
    const { used, endsAt } = await rates.count(key)
    if (used <= limit) return
    throw new Failure('too_many_attempts', { retryAfterSeconds: Math.max(1, Math.ceil((endsAt - clock()) / 1000)) })
  }

  return {
    async signIn(email, address) {
      const account = emailKey(email)
      const network = networkOf(address)
      const pair = `${network} ${account}`
      const isKnown = known.has(pair)
      // Counts the network first, which limits the number of emails that one network adds to memory.
      if (!isKnown) await countUpTo(fromNetwork, networks, network)
      await countUpTo(atAccountFromNetwork, pairs, pair)
      if (!isKnown) await countUpTo(atAccount, accounts, account)
      const refund = async (): Promise<void> => {
        await pairs.refund(pair)
        if (isKnown) return
        await networks.refund(network)
        await accounts.refund(account)
      }
      return {
        async judge(work) {
          try {
            const result = await work()
            await refund()
            known.set(pair, true)
            return result
          } catch (error) {
            if (isFailure(error, 'overloaded')) await refund()
            throw error
          }
        },
      }
    },
    newAccount: (address) => countUpTo(newAccounts, signUps, networkOf(address)),
    download: (address) => countUpTo(downloads, downloadNetworks, networkOf(address)),
    async resetMail(email, address) {
      await countUpTo(resetMailsFromNetwork, mailRequesters, networkOf(address))
      await countUpTo(resetMails, mailRecipients, emailKey(email))
    },
    testMail: (accountId) => countUpTo(testMails, mailTesters, accountId),
  }
}
