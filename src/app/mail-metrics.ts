import type { FigureSource } from '../http/metrics.ts'
import { shareWhilePending } from './service-metrics.ts'
import type { MailLoop } from '../service/mail/mail-loop.ts'
import type { Store } from '../store/store.ts'

interface MeasuredOutbox {
  readonly store: Pick<Store, 'mails'>
  /** Undefined if email is not configured. */
  readonly mailLoop: Pick<MailLoop, 'counts'> | undefined
  readonly now: () => number
}

/** Returns the metrics of the outbox, across all servers, and of the emails that this server has sent. */
export function mailMetrics({ store, mailLoop, now }: MeasuredOutbox): readonly FigureSource[] {
  if (mailLoop === undefined) return []
  const backlog = shareWhilePending(() => store.mails.backlog())
  return [
    {
      name: 'platen_mails_waiting',
      help: 'Emails waiting to be sent or retried, across all servers',
      read: async () => (await backlog()).waiting,
    },
    {
      name: 'platen_mails_oldest_waiting_seconds',
      help: 'Age of the oldest waiting email, across all servers; 0 if none waits',
      read: async () => {
        const { oldestAt } = await backlog()
        // The clock of the server that queued the email may be ahead.
        return oldestAt === null ? 0 : Math.max(0, now() - oldestAt) / 1000
      },
    },
    {
      name: 'platen_mails_failed',
      help: 'Emails that were given up and not yet retried or discarded, across all servers',
      read: async () => (await backlog()).failed,
    },
    {
      name: 'platen_mails_sent_total',
      help: 'Emails that this server has sent',
      read: () => mailLoop.counts().sent,
    },
    {
      name: 'platen_mails_failed_total',
      help: 'Emails that this server has given up',
      read: () => mailLoop.counts().failed,
    },
  ]
}
