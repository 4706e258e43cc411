import { composeMail } from './compose-mail.ts'
import { dayAndTime } from './day-and-time.ts'
import type { Mail } from './mailer.ts'

interface PasswordChanged {
  readonly to: string
  /** Unix time in milliseconds. */
  readonly at: number
  readonly publicUrl: string
}

interface EmailChanged extends PasswordChanged {
  readonly email: string
}

/** `keys` and `providers`: numbers of API keys and linked sign-in providers, which a new password does not end. */
export function passwordChangedMail({
  to,
  at,
  publicUrl,
  keys,
  providers,
}: PasswordChanged & { readonly keys: number; readonly providers: number }): Mail {
  return composeMail({
    to,
    subject: 'Your password was changed',
    paragraphs: [
      `The password for ${to} on ${new URL(publicUrl).host} was changed on ${dayAndTime(at)}. You’ve been signed out on other devices.`,
      ...(keys === 0 ? [] : [keysKept(keys), { label: 'API keys', url: `${publicUrl}/settings/keys` }]),
      ...(providers === 0 ? [] : [LINK_KEPT, { label: 'Account settings', url: `${publicUrl}/settings/account` }]),
      'If this wasn’t you, reset your password now.',
      { label: 'Reset password', url: `${publicUrl}/forgot` },
    ],
  })
}

/** To an account that signs in with the provider, which it still can. */
export function passwordSetMail({ to, at, publicUrl }: PasswordChanged): Mail {
  return composeMail({
    to,
    subject: 'A password was set for your account',
    paragraphs: [
      `A password for ${to} on ${new URL(publicUrl).host} was set on ${dayAndTime(at)}. Your account had none before. You’ve been signed out on other devices, and you can still sign in with your sign-in provider.`,
      'If this wasn’t you, reset your password now.',
      { label: 'Reset password', url: `${publicUrl}/forgot` },
    ],
  })
}

function keysKept(keys: number): string {
  return keys === 1
    ? 'One API key was not revoked. To revoke it, open your settings.'
    : `${keys} API keys were not revoked. To revoke them, open your settings.`
}

const LINK_KEPT = 'Your account is still linked to a sign-in provider. To unlink it, open your settings.'

/** To the current address, before the new one is confirmed. */
export function emailChangeRequestedMail({ to, email, at, publicUrl }: EmailChanged): Mail {
  return composeMail({
    to,
    subject: 'A change of your email address was requested',
    paragraphs: [
      `On ${dayAndTime(at)}, a change of the email address of your account on ${new URL(publicUrl).host} from ${to} to ${email} was requested. It takes effect when it is confirmed from the new address.`,
      'If this wasn’t you, cancel the change in your account settings and change your password.',
      { label: 'Account settings', url: `${publicUrl}/settings/account` },
    ],
  })
}

/** Contains no reset link, because the account no longer has this address. */
export function emailChangedMail({ to, email, at, publicUrl }: EmailChanged): Mail {
  return composeMail({
    to,
    subject: 'Your email address was changed',
    paragraphs: [
      `The email address of your account on ${new URL(publicUrl).host} was changed from ${to} to ${email} on ${dayAndTime(at)}. Use the new address to sign in.`,
      'If this wasn’t you, contact your administrator.',
    ],
  })
}
