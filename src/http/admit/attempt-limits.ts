import { isFailure } from '../../failure.ts'
import type { Counters } from '../../rates/counters.ts'
import { emailKey } from '../../service/accounts/email-address.ts'
import { type LimitedAttempt, createLimit, type Limit, refundable } from './limited-attempts.ts'
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

export interface AttemptLimits {
  // Each method counts an attempt, and throws `too_many_attempts` above the limit.
  signIn(email: string, address: string): Promise<LimitedAttempt>
  /** Only for requests that have proved the first factor, which others can't use to lock the account. */
  code(accountId: string): Promise<LimitedAttempt>
  confirmation(accountId: string): Promise<LimitedAttempt>
  /** A company may accept its invitations from one network. */
  invitation(address: string): Promise<LimitedAttempt>
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
  const limit = (name: string, most: number, seconds: number = ATTEMPTS.windowSeconds): Limit =>
    createLimit(counters.limiter(name, seconds), most, clock)
  const signIn = createSignInLimit(counters, limit)
  const codes = limit('codes', ATTEMPTS.codes)
  const codesOfDay = limit('codes-per-day', ATTEMPTS.codesPerDay, DAY_SECONDS)
  const codeNotices = counters.limiter('code-notices', DAY_SECONDS)
  const confirmations = limit('confirmations', ATTEMPTS.confirmations)
  const invitations = limit('invitations', ATTEMPTS.newAccounts)
  const newAccounts = limit('sign-ups', ATTEMPTS.newAccounts)
  const providerRequests = limit('provider-sign-ins', ATTEMPTS.providerRequests)
  const downloads = limit('downloads', ATTEMPTS.downloads)
  const resetMails = limit('reset-mails', ATTEMPTS.resetMails)
  const resetMailsFromNetwork = limit('reset-mails-from-network', ATTEMPTS.resetMailsFromNetwork)
  const emailChanges = limit('email-changes', ATTEMPTS.emailChanges)
  const emailChangesToAddress = limit('email-changes-to-address', ATTEMPTS.emailChanges)
  const testMails = limit('test-mails', ATTEMPTS.testMails)

  return {
    signIn,
    async code(accountId) {
      try {
        const attempt = await codes.attempt(accountId)
        const ofDay = await codesOfDay.attempt(accountId)
        return { judge: (work) => attempt.judge(() => ofDay.judge(work)) }
      } catch (error) {
        const isRefused = isFailure(error, 'too_many_attempts')
        if (isRefused && (await codeNotices.count(accountId)).used === 1) await onCodesGuessed(accountId)
        throw error
      }
    },
    confirmation: (accountId) => confirmations.attempt(accountId),
    invitation: (address) => invitations.attempt(networkOf(address)),
    provider: (address) => providerRequests.count(networkOf(address)),
    newAccount: (address) => newAccounts.count(networkOf(address)),
    download: (address) => downloads.count(networkOf(address)),
    async resetMail(email, address) {
      await resetMailsFromNetwork.count(networkOf(address))
      await resetMails.count(emailKey(email))
    },
    async emailChange(accountId, email) {
      await emailChanges.count(accountId)
      await emailChangesToAddress.count(emailKey(email))
    },
    testMail: (accountId) => testMails.count(accountId),
  }
}

function createSignInLimit(counters: Counters, limit: (name: string, most: number) => Limit): AttemptLimits['signIn'] {
  const pairs = limit('sign-ins-at-account-from-network', ATTEMPTS.atAccountFromNetwork)
  const accounts = limit('sign-ins-at-account', ATTEMPTS.atAccount)
  const networks = limit('sign-ins-from-network', ATTEMPTS.fromNetwork)
  const known = counters.recentKeys('sign-in-networks', KNOWN)
  return async (email, address) => {
    const account = emailKey(email)
    const network = networkOf(address)
    const pair = `${network} ${account}`
    const isKnown = await known.has(pair)
    // Counts the network first, which limits the number of emails that one network adds to memory.
    if (!isKnown) await networks.count(network)
    await pairs.count(pair)
    if (!isKnown) await accounts.count(account)
    const refund = async (): Promise<void> => {
      await pairs.refund(pair)
      if (isKnown) return
      await networks.refund(network)
      await accounts.refund(account)
    }
    const attempt = refundable(refund)
    return {
      async judge(work) {
        const result = await attempt.judge(work)
        await known.add(pair)
        return result
      },
    }
  }
}
