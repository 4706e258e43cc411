import { Failure, isFailure } from '../../failure.ts'
import type { Counters, RateLimiter } from '../../rates/counters.ts'
import { emailKey } from '../../service/accounts/email-address.ts'
import { networkOf } from './network-of.ts'

/** Attempts per window. The first three limits are for sign-ins. */
export const ATTEMPTS = {
  windowSeconds: 15 * 60,
  atAccountFromNetwork: 10,
  atAccount: 30,
  fromNetwork: 60,
  /**
   * Codes of the second step of sign-ins to one account. Each guess is right with a probability of 3 in a million,
   * and one of those of a day with 3 in 10,000.
   */
  codes: 10,
  codesPerDay: 100,
  /** Confirmations of changes with the password, by sessions of one account. */
  confirmations: 10,
  /** Sign-ins with a provider from one network, each twice. A company may have a single address. */
  providerRequests: 1_200,
  /** Sign-ups from one network, successful or not, and separately invitations that could not be accepted. */
  newAccounts: 20,
  /** Download requests for shared designs from one network, including repeated ones. */
  downloads: 120,
  /** Password reset requests for one email, and from one network, whether the account exists or not. */
  resetMails: 5,
  resetMailsFromNetwork: 20,
  /** Changes of an email by one account, and to one address. */
  emailChanges: 5,
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
  /** Only for requests that have proved the first factor, which others can't use to lock the account. */
  code(accountId: string): Promise<SignInAttempt>
  confirmation(accountId: string): Promise<SignInAttempt>
  /** A company may accept its invitations from one network. */
  invitation(address: string): Promise<SignInAttempt>
  newAccount(address: string): Promise<void>
  provider(address: string): Promise<void>
  download(address: string): Promise<void>
  resetMail(email: string, address: string): Promise<void>
  emailChange(accountId: string, email: string): Promise<void>
  testMail(accountId: string): Promise<void>
}

/** Called when codes of an account are refused, at most once a day: the person who guesses them knows its password. */
export type OnCodesGuessed = (accountId: string) => Promise<void>

const DAY_SECONDS = 24 * 3600

/** How long a network remains known after a sign-in. */
const KNOWN = { days: 30, maxInMemory: 10_000 }

/**
 * Threats: guesses of many passwords for one account, of one password for many accounts, and by
 * many clients for one account. Every attempt counts before its password is verified, so that
 * concurrent attempts cannot evade the limit; a correct one is refunded. An account stays accessible
 * from a network with a recent sign-in, so only a client in the same network can lock a person out.
 * Residual risk: during an attack, a sign-in from a new network must wait until the window ends.
 * Servers that share `counters` also share the limits and the recent sign-ins.
 */
export function createAttemptLimits(
  counters: Counters,
  clock: () => number,
  onCodesGuessed: OnCodesGuessed,
): AttemptLimits {
  const {
    windowSeconds,
    atAccountFromNetwork,
    atAccount,
    fromNetwork,
    codes,
    codesPerDay,
    confirmations,
    providerRequests,
    newAccounts,
    downloads,
    resetMails,
    resetMailsFromNetwork,
    emailChanges,
    testMails,
  } = ATTEMPTS
  const limiter = (name: string): RateLimiter => counters.limiter(name, windowSeconds)
  const pairs = limiter('sign-ins-at-account-from-network')
  const accounts = limiter('sign-ins-at-account')
  const networks = limiter('sign-ins-from-network')
  const signUps = limiter('sign-ups')
  const mailRecipients = limiter('reset-mails')
  const mailRequesters = limiter('reset-mails-from-network')
  const providerNetworks = limiter('provider-sign-ins')
  const codeAccounts = limiter('codes')
  const codeDays = counters.limiter('codes-per-day', DAY_SECONDS)
  const codeNotices = counters.limiter('code-notices', DAY_SECONDS)
  const confirmingAccounts = limiter('confirmations')
  const invited = limiter('invitations')
  const emailChangers = limiter('email-changes')
  const newAddresses = limiter('email-changes-to-address')
  const mailTesters = limiter('test-mails')
  const downloadNetworks = limiter('downloads')
  const known = counters.recentKeys('sign-in-networks', KNOWN)

  const countUpTo = async (limit: number, rates: RateLimiter, key: string): Promise<void> => {
    const { used, endsAt } = await rates.count(key)
    if (used <= limit) return
    throw new Failure('too_many_attempts', { retryAfterSeconds: Math.max(1, Math.ceil((endsAt - clock()) / 1000)) })
  }

  /** A refund undoes the count of an attempt that was correct, or was not judged because too many are waiting. */
  const attemptAt = async (limit: number, rates: RateLimiter, key: string): Promise<SignInAttempt> => {
    await countUpTo(limit, rates, key)
    return {
      async judge(work) {
        try {
          const result = await work()
          await rates.refund(key)
          return result
        } catch (error) {
          if (isFailure(error, 'overloaded')) await rates.refund(key)
          throw error
        }
      },
    }
  }

  return {
    async signIn(email, address) {
      const account = emailKey(email)
      const network = networkOf(address)
      const pair = `${network} ${account}`
      const isKnown = await known.has(pair)
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
            await known.add(pair)
            return result
          } catch (error) {
            if (isFailure(error, 'overloaded')) await refund()
            throw error
          }
        },
      }
    },
    async code(accountId) {
      try {
        const attempt = await attemptAt(codes, codeAccounts, accountId)
        const ofDay = await attemptAt(codesPerDay, codeDays, accountId)
        return { judge: (work) => attempt.judge(() => ofDay.judge(work)) }
      } catch (error) {
        const isRefused = isFailure(error, 'too_many_attempts')
        if (isRefused && (await codeNotices.count(accountId)).used === 1) await onCodesGuessed(accountId)
        throw error
      }
    },
    confirmation: (accountId) => attemptAt(confirmations, confirmingAccounts, accountId),
    invitation: (address) => attemptAt(newAccounts, invited, networkOf(address)),
    provider: (address) => countUpTo(providerRequests, providerNetworks, networkOf(address)),
    newAccount: (address) => countUpTo(newAccounts, signUps, networkOf(address)),
    download: (address) => countUpTo(downloads, downloadNetworks, networkOf(address)),
    async resetMail(email, address) {
      await countUpTo(resetMailsFromNetwork, mailRequesters, networkOf(address))
      await countUpTo(resetMails, mailRecipients, emailKey(email))
    },
    async emailChange(accountId, email) {
      await countUpTo(emailChanges, emailChangers, accountId)
      await countUpTo(emailChanges, newAddresses, emailKey(email))
    },
    testMail: (accountId) => countUpTo(testMails, mailTesters, accountId),
  }
}
