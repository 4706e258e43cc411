import { letter } from './letter.ts'
import { type Mail } from './mailer.ts'

/** The mail that brings a link to set a new password; `url` is the link, good for `minutes`. */
export function resetMail({ to, url, minutes }: { to: string; url: string; minutes: number }): Mail {
  return letter({
    to,
    subject: 'Set a new password',
    paragraphs: [
      `Somebody, hopefully you, asked for a new password for ${to} at ${new URL(url).host}.`,
      { label: 'Set a new password', url },
      `The link works once, and for ${minutes} minutes. If it was not you, there is nothing to do: your password stays as it is.`,
    ],
  })
}
