import pLimit from 'p-limit'
import { emailChangedMail, passwordChangedMail } from '../../mail/changed-mail.ts'
import { type Mail, type Mailer } from '../../mail/mailer.ts'

export interface Notices {
  passwordChanged(email: string): void
  /** Notifies the previous address of all changes, since the new one may belong to an attacker. */
  emailChanged(change: EmailChange): void
  idle(): Promise<void>
}

export interface EmailChange {
  readonly before: string
  readonly email: string
  readonly password: 'kept' | 'changed'
}

interface NoticesOptions {
  readonly mailer: Pick<Mailer, 'send'> | undefined
  readonly publicUrl: () => string
  readonly now: () => number
  /** Called if an email was not sent. The change that it reports is not undone. */
  readonly onError?: (error: unknown) => void
}

/** Concurrent connections to the mail server. Further emails wait. */
const MAX_CONCURRENT = 20

/** Bounds memory while the mail server is down, far above normal use. Dropped emails are reported. */
const MAX_WAITING = 10_000

export function createNotices({ mailer, publicUrl, now, onError }: NoticesOptions): Notices {
  const limit = pLimit(MAX_CONCURRENT)
  const sending = new Set<Promise<void>>()

  const send = (mail: Mail): void => {
    if (mailer === undefined) return
    if (limit.pendingCount >= MAX_WAITING) {
      onError?.(new Error(`A security notice was not sent because ${MAX_WAITING} emails are already waiting.`))
      return
    }
    const sent = limit(() => mailer.send(mail))
      .catch((error: unknown) => onError?.(error))
      .finally(() => sending.delete(sent))
    sending.add(sent)
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
