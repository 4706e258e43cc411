import { composeMail } from './compose-mail.ts'
import type { Mail } from './mailer.ts'

export function resetMail({ to, url, minutes }: { to: string; url: string; minutes: number }): Mail {
  return composeMail({
    to,
    subject: 'Reset your password',
    paragraphs: [
      `We received a request to reset the password for ${to} on ${new URL(url).host}.`,
      { label: 'Reset password', url },
      `The link works once and expires in ${minutes} minutes. If this wasn’t you, ignore this email; your password stays the same.`,
    ],
  })
}
