import { letter } from './letter.ts'
import { type Mail } from './mailer.ts'

interface PasswordChanged {
  readonly to: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly publicUrl: string
}

interface EmailChanged extends PasswordChanged {
  /** What it is now. */
  readonly email: string
  readonly password: 'kept' | 'changed'
}

/** Tells somebody, who may not be the one who did it, that the password to `to` was changed. */
export function passwordChangedMail({ to, at, publicUrl }: PasswordChanged): Mail {
  return letter({
    to,
    subject: 'Your password was changed',
    paragraphs: [
      `The password of ${to} at ${new URL(publicUrl).host} was changed on ${dayAndTime(at)}, and every other browser was signed out.`,
      'If it was you, there is nothing to do. If it was not, set another one now, and look through your keys.',
      { label: 'Ask for a new password', url: `${publicUrl}/forgot` },
    ],
  })
}

/** Tells whoever reads the address before that the account has another one, and of the password what holds: no link to it leads from here. */
export function emailChangedMail({ to, email, password, at, publicUrl }: EmailChanged): Mail {
  return letter({
    to,
    subject: 'Your email address was changed',
    paragraphs: [
      `On ${dayAndTime(at)} the email address of your account at ${new URL(publicUrl).host} was changed: it is signed in to with ${email} from now on, and no longer with ${to}.`,
      ...(password === 'changed' ? ['Its password was changed at the same time.'] : []),
      'If it was you, there is nothing to do. If it was not, tell whoever runs the service.',
    ],
  })
}

/** To the minute, in UTC: a mail knows no zone of its reader's. */
function dayAndTime(at: number): string {
  const [day = '', time = ''] = new Date(at).toISOString().split('T')
  return `${day} at ${time.slice(0, 5)} UTC`
}
