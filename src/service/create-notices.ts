import { emailChangedMail, passwordChangedMail } from '../mail/changed-mail.ts'
import { type Mail, type Mailer } from '../mail/mailer.ts'
import { type Notices } from './notices.ts'

interface NoticesOptions {
  /** Undefined where the service sends no mail. */
  readonly mailer: Pick<Mailer, 'send'> | undefined
  readonly publicUrl: () => string
  readonly now: () => number
  /** Hears why a mail could not be sent: no reason to undo what it tells of. */
  readonly onError?: (error: unknown) => void
}

/** Mails that wait for a server that does not answer; those beyond are not sent. */
const MOST_WAITING = 100

export function createNotices({ mailer, publicUrl, now, onError }: NoticesOptions): Notices {
  const sending = new Set<Promise<void>>()

  const send = (mail: Mail): void => {
    if (mailer === undefined || sending.size >= MOST_WAITING) return
    const one = mailer
      .send(mail)
      .catch((error: unknown) => onError?.(error))
      .finally(() => sending.delete(one))
    sending.add(one)
  }

  return {
    passwordChanged: (to) => send(passwordChangedMail({ to, at: now(), publicUrl: publicUrl() })),
    emailChanged: ({ before, ...change }) =>
      send(emailChangedMail({ ...change, to: before, at: now(), publicUrl: publicUrl() })),
    async idle() {
      await Promise.all(sending)
    },
  }
}
