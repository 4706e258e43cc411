import { emailChangedMail, passwordChangedMail } from '../mail/changed-mail.ts'
import { type Mail, type Mailer } from '../mail/mailer.ts'
import { type Notices } from './notices.ts'

interface NoticesOptions {
  /** Undefined where the service sends no mail. */
  readonly mailer: Pick<Mailer, 'send'> | undefined
  readonly publicUrl: () => string
  readonly now: () => number
  /** Called with the reason why a mail was not sent: none to undo the change that it reports. */
  readonly onError?: (error: unknown) => void
}

/** Connections to the mail server at once; further mails wait their turn. */
const AT_ONCE = 20

/**
 * Far more changes of passwords than a server makes while its mail server is away. Without a bound they would fill the memory; a mail that
 * is not sent for this reason is reported.
 */
const MOST_WAITING = 10_000

export function createNotices({ mailer, publicUrl, now, onError }: NoticesOptions): Notices {
  const waiting: Mail[] = []
  const senders = new Set<Promise<void>>()

  const sendWaiting = async ({ send }: Pick<Mailer, 'send'>): Promise<void> => {
    for (let mail = waiting.shift(); mail !== undefined; mail = waiting.shift()) {
      try {
        await send(mail)
      } catch (error) {
        onError?.(error)
      }
    }
  }

  const send = (mail: Mail): void => {
    if (mailer === undefined) return
    if (waiting.length >= MOST_WAITING) {
      onError?.(new Error(`A security notice was not sent: ${MOST_WAITING} mails are waiting already.`))
      return
    }
    waiting.push(mail)
    if (senders.size >= AT_ONCE) return
    const sender = sendWaiting(mailer).finally(() => senders.delete(sender))
    senders.add(sender)
  }

  return {
    passwordChanged: (to) => send(passwordChangedMail({ to, at: now(), publicUrl: publicUrl() })),
    emailChanged: ({ before, ...change }) =>
      send(emailChangedMail({ ...change, to: before, at: now(), publicUrl: publicUrl() })),
    async idle() {
      await Promise.all(senders)
    },
  }
}
