import { composeMail } from './compose-mail.ts'
import { dayAndTime } from './day-and-time.ts'
import type { Mail } from './mailer.ts'

export type SecurityEvent =
  | { readonly kind: 'two_factor_on' | 'two_factor_off' | 'recovery_codes_renewed' | 'codes_guessed' }
  | { readonly kind: 'recovery_code_used'; readonly left: number }
  | { readonly kind: 'provider_linked' | 'provider_unlinked'; readonly provider: string }

type SecurityNotice = SecurityEvent & {
  readonly to: string
  /** Unix time in milliseconds. */
  readonly at: number
  readonly publicUrl: string
}

/** Notifies the account's owner of a change to how the account signs in, or of an attack on it. */
export function securityMail({ to, at, publicUrl, ...event }: SecurityNotice): Mail {
  const { subject, sentence } = wordingOf(event)
  return composeMail({
    to,
    subject,
    paragraphs: [
      `${sentence} This happened on ${dayAndTime(at)}, for ${to} on ${new URL(publicUrl).host}.`,
      'If this wasn’t you, change your password and review your account settings.',
      { label: 'Account settings', url: `${publicUrl}/settings/account` },
    ],
  })
}

interface Wording {
  readonly subject: string
  readonly sentence: string
}

function wordingOf(event: SecurityEvent): Wording {
  switch (event.kind) {
    case 'two_factor_on':
      return {
        subject: 'Two-factor sign-in was turned on',
        sentence: 'Two-factor sign-in was turned on. Signing in now needs a code, and other devices were signed out.',
      }
    case 'two_factor_off':
      return {
        subject: 'Two-factor sign-in was turned off',
        sentence: 'Two-factor sign-in was turned off. Signing in no longer needs a code.',
      }
    case 'recovery_codes_renewed':
      return {
        subject: 'Your recovery codes were replaced',
        sentence: 'Your recovery codes were replaced. The previous ones no longer work.',
      }
    case 'recovery_code_used':
      return {
        subject: 'A recovery code was used',
        sentence: `A recovery code was used in place of a code from your authenticator app. ${codesLeft(event.left)}`,
      }
    case 'codes_guessed':
      return {
        subject: 'Too many wrong sign-in codes',
        sentence:
          'Someone passed the first step of signing in and then entered too many wrong codes. No codes are accepted for a while.',
      }
    case 'provider_linked':
      return {
        subject: `Your account was linked to ${event.provider}`,
        sentence: `Your account was linked to ${event.provider} and can be signed in to with it.`,
      }
    case 'provider_unlinked':
      return {
        subject: `The link to ${event.provider} was removed`,
        sentence: `The link of your account to ${event.provider} was removed. You can no longer sign in with it.`,
      }
  }
}

function codesLeft(left: number): string {
  return left === 1 ? 'One recovery code is left.' : `${left === 0 ? 'No' : left} recovery codes are left.`
}
