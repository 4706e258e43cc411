import { Failure, isFailure } from '../failure.ts'
import { emailKey } from '../service/email-address.ts'
import { networkOf } from './network-of.ts'
import { createMemoryRateLimiter, type RateLimiter } from './rate-limit.ts'

/** How often one may try in a window. */
export const ATTEMPTS = {
  windowSeconds: 15 * 60,
  /** At one account from one network. */
  atAccountFromNetwork: 10,
  /** At one account from wherever. */
  atAccount: 30,
  /** At all accounts from one network. */
  fromNetwork: 60,
  /** New accounts from one network, made or not. */
  newAccounts: 20,
  /** Times that visitors ask for a shared design's file, or whether it is ready, from one network. */
  downloads: 120,
  /** Mails with a link to one account, and asked for from one network, whether there is such an account or not. */
  resetMails: 5,
  resetMailsFromNetwork: 20,
} as const

/** An attempt that was let through. */
export interface SignInAttempt {
  /**
   * Does `work`, which judges the password. The attempt does not count where it was right, nor where it was not judged because too many
   * passwords were waiting to be.
   */
  judge<Result>(work: () => Promise<Result>): Promise<Result>
}

export interface AttemptLimits {
  /** @throws `too_many_attempts` */
  signIn(email: string, address: string): Promise<SignInAttempt>
  /** @throws `too_many_attempts` */
  newAccount(address: string): Promise<void>
  /** @throws `too_many_attempts` */
  download(address: string): Promise<void>
  /** @throws `too_many_attempts` */
  resetMail(email: string, address: string): Promise<void>
}

/** Pairs of an account and a network that are let through although others tried too often. */
const MAX_KNOWN = 10_000

/**
 * Limits the guessing of passwords.
 *
 * The threats: one client that tries many passwords at one account, one that tries one password at many, and many clients at one account.
 * Every attempt counts before its password is looked at, so that a hundred at once are no way around; a good one is taken back. Somebody who
 * only wants to lock a person out has to share that person's network: where an account was signed in to lately, it can be signed in to again,
 * whatever others tried elsewhere. What remains: at an account under attack, a sign-in from a new place waits for the window's end.
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
  } = ATTEMPTS
  const limiter = (): RateLimiter => createMemoryRateLimiter(windowSeconds, clock)
  const [pairs, accounts, networks, makers] = [limiter(), limiter(), limiter(), limiter()]
  const [mailed, mailers] = [limiter(), limiter()]
  const visitors = limiter()
  const known = new Set<string>()

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
      // The network's first: it bounds how many emails it can have us remember.
      if (!isKnown) await countUpTo(fromNetwork, networks, network)
      await countUpTo(atAccountFromNetwork, pairs, pair)
      if (!isKnown) await countUpTo(atAccount, accounts, account)
      const takeBack = async (): Promise<void> => {
        await pairs.giveBack(pair)
        if (isKnown) return
        await networks.giveBack(network)
        await accounts.giveBack(account)
      }
      return {
        async judge(work) {
          try {
            const result = await work()
            await takeBack()
            if (!isKnown) remember(known, pair)
            return result
          } catch (error) {
            if (isFailure(error, 'overloaded')) await takeBack()
            throw error
          }
        },
      }
    },
    newAccount: (address) => countUpTo(newAccounts, makers, networkOf(address)),
    download: (address) => countUpTo(downloads, visitors, networkOf(address)),
    async resetMail(email, address) {
      await countUpTo(resetMailsFromNetwork, mailers, networkOf(address))
      await countUpTo(resetMails, mailed, emailKey(email))
    },
  }
}

function remember(known: Set<string>, pair: string): void {
  const [oldest] = known
  if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest)
  known.add(pair)
}
