import { composeMail } from './compose-mail.ts'
import type { Mail } from './mailer.ts'

interface EmailConfirmation {
  /** The new address. */
  readonly to: string
  /** The current one. */
  readonly from: string
  readonly url: string
  readonly hours: number
}

export function emailConfirmationMail({ to, from, url, hours }: EmailConfirmation): Mail {
  return composeMail({
    to,
    subject: 'Confirm your new email address',
    paragraphs: [
      `The account ${from} on ${new URL(url).host} is to use the email address ${to}.`,
      { label: 'Confirm new address', url },
      `The link expires in ${hours} hours. If this wasn’t you, ignore this email; nothing changes.`,
    ],
  })
}
