import { composeMail } from './compose-mail.ts'
import type { Mail } from './mailer.ts'

interface ResetMail {
  readonly to: string
  readonly url: string
  readonly minutes: number
  /** Whether the account has no password yet. */
  readonly isFirst: boolean
}

export function resetMail({ to, url, minutes, isFirst }: ResetMail): Mail {
  const [verb, unchanged] = isFirst ? ['Set', 'nothing changes'] : ['Reset', 'your password stays the same']
  return composeMail({
    to,
    subject: `${verb} your password`,
    paragraphs: [
      isFirst
        ? `We received a request to set a password for ${to} on ${new URL(url).host}. Your account has none yet.`
        : `We received a request to reset the password for ${to} on ${new URL(url).host}.`,
      { label: `${verb} password`, url },
      `The link works once and expires in ${minutes} minutes. If this wasn’t you, ignore this email; ${unchanged}.`,
    ],
  })
}
