import { composeMail } from './compose-mail.ts'
import { dayAndTime } from './day-and-time.ts'
import type { Mail } from './mailer.ts'

interface InvitationMail {
  readonly to: string
  readonly url: string
  /** Unix time in milliseconds. */
  readonly expiresAt: number
}

export function invitationMail({ to, url, expiresAt }: InvitationMail): Mail {
  const { host } = new URL(url)
  return composeMail({
    to,
    subject: `You’re invited to Platen on ${host}`,
    paragraphs: [
      `You’ve been invited to create an account for ${to} on ${host}.`,
      { label: 'Accept invitation', url },
      `The link works once and expires on ${dayAndTime(expiresAt)}. If you didn’t expect this, ignore this email.`,
    ],
  })
}
