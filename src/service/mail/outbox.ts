import { Failure } from '../../failure.ts'
import type { Mails } from '../../store/mails/add-mails.ts'
import { ANYTHING } from '../../store/notifier.ts'
import type { Store } from '../../store/store.ts'
import type { NewId } from '../new-id.ts'
import type { MailDraft } from './mail-content.ts'

/** Queues emails, which the mail loop of any server sends. Without a mail server, it queues none. */
export interface Outbox {
  /** Runs `change` with the emails to write in its transaction, then notifies all mail loops. */
  post<Result>(drafts: readonly MailDraft[], change: (mails: Mails) => Promise<Result>): Promise<Result>
  /**
   * Queues an email that a visitor requested. `remedy` says what to do without emails. @throws `mail_not_configured`;
   * `overloaded` if too many wait
   */
  request(draft: MailDraft, remedy: string): Promise<void>
  /** Notifies all mail loops that an email is due. */
  announce(): void
  /** Calls `listener` when an email may be due, until the returned function is called. */
  onDue(listener: () => void): () => void
}

export interface OutboxOptions {
  readonly store: Pick<Store, 'mails' | 'notifier'>
  readonly hasMail: boolean
  readonly now: () => number
  readonly newId: NewId
}

/** Bounds the table while the mail server is down, far above normal use. */
const MAX_WAITING = 10_000

const TOPIC = 'mail'

export function createOutbox({ store, hasMail, now, newId }: OutboxOptions): Outbox {
  const listeners = new Set<() => void>()
  const wake = (): void => {
    for (const listener of listeners) listener()
  }
  const announce = (): void => {
    wake()
    store.notifier.publish(TOPIC)
  }
  const toMail = ({ to, kind, ...data }: MailDraft) => ({ id: newId('eml'), kind, to, data, createdAt: now() })

  return {
    async post(drafts, change) {
      const mails = hasMail ? drafts.map(toMail) : []
      const result = await change(mails)
      if (mails.length > 0) announce()
      return result
    },

    async request(draft, remedy) {
      if (!hasMail) throw new Failure('mail_not_configured', { remedy })
      if ((await store.mails.countWaiting()) >= MAX_WAITING) throw new Failure('overloaded', { retryAfterSeconds: 60 })
      await store.mails.add([toMail(draft)])
      announce()
    },

    announce,

    onDue(listener) {
      listeners.add(listener)
      const unsubscribe = store.notifier.subscribe((topic) => {
        if (topic === TOPIC || topic === ANYTHING) listener()
      })
      return () => {
        listeners.delete(listener)
        unsubscribe()
      }
    },
  }
}
