import { letter } from './letter.ts'
import { type Mail } from './mailer.ts'

/** Tells somebody, who may not be the one who did it, that the password to `to` was changed. */
export function passwordChangedMail({ to, publicUrl }: { to: string; publicUrl: string }): Mail {
  return letter({
    to,
    subject: 'Your password was changed',
    paragraphs: [
      `The password of ${to} at ${new URL(publicUrl).host} was changed, and every other browser was signed out.`,
      'If it was you, there is nothing to do. If it was not, set another one now, and look through your keys.',
      { label: 'Ask for a new password', url: `${publicUrl}/forgot` },
    ],
  })
}

/** Tells whoever reads the address before that the account has another one. */
export function emailChangedMail({ to, email, publicUrl }: { to: string; email: string; publicUrl: string }): Mail {
  return letter({
    to,
    subject: 'Your email address was changed',
    paragraphs: [
      `Your account at ${new URL(publicUrl).host} is signed in to with ${email} from now on, and no longer with ${to}.`,
      'If it was you, there is nothing to do. If it was not, tell whoever runs the service.',
    ],
  })
}
