import { composeMail } from './compose-mail.ts'
import type { Mail } from './mailer.ts'

export function signUpMail({ to, url, hours }: { to: string; url: string; hours: number }): Mail {
  return composeMail({
    to,
    subject: 'Confirm your email address',
    paragraphs: [
      `We received a request to create an account for ${to} on ${new URL(url).host}.`,
      { label: 'Confirm and choose a password', url },
      `The link expires in ${hours} hours. If this wasn’t you, ignore this email; no account is created.`,
    ],
  })
}

/** Sent instead if the account exists, since the sign-up page must not reveal that. */
export function existingAccountMail({ to, publicUrl }: { to: string; publicUrl: string }): Mail {
  return composeMail({
    to,
    subject: 'You already have an account',
    paragraphs: [
      `We received a request to create an account for ${to} on ${new URL(publicUrl).host}, which already exists.`,
      { label: 'Sign in', url: `${publicUrl}/sign-in` },
      'If you forgot your password, reset it on that page. If this wasn’t you, ignore this email.',
    ],
  })
}
