import { composeMail } from './compose-mail.ts'
import { dayAndTime } from './day-and-time.ts'
import { type Mail } from './mailer.ts'

interface PasswordChanged {
  readonly to: string
  /** Unix time in milliseconds. */
  readonly at: number
  readonly publicUrl: string
}

interface EmailChanged extends PasswordChanged {
  readonly email: string
  readonly password: 'kept' | 'changed'
}

export function passwordChangedMail({ to, at, publicUrl }: PasswordChanged): Mail {
  return composeMail({
    to,
    subject: 'Your password was changed',
    paragraphs: [
      `The password for ${to} on ${new URL(publicUrl).host} was changed on ${dayAndTime(at)}. You’ve been signed out on other devices.`,
      'If this wasn’t you, reset your password now and review your API keys.',
      { label: 'Reset password', url: `${publicUrl}/forgot` },
    ],
  })
}

/** Contains no reset link, because the account no longer has this address. */
export function emailChangedMail({ to, email, password, at, publicUrl }: EmailChanged): Mail {
  return composeMail({
    to,
    subject: 'Your email address was changed',
    paragraphs: [
      `The email address of your account on ${new URL(publicUrl).host} was changed from ${to} to ${email} on ${dayAndTime(at)}. Use the new address to sign in.`,
      ...(password === 'changed' ? ['The password was changed at the same time.'] : []),
      'If this wasn’t you, contact your administrator.',
    ],
  })
}
