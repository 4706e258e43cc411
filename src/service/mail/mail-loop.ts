import { setTimeout } from 'node:timers/promises'
import type { WorkerLog } from '../../exports/worker-log.ts'
import { describeMailError, isFinalRejection, type MailProblem } from '../../mail/mail-problem.ts'
import type { Mail, MailConfig, Mailer } from '../../mail/mailer.ts'
import type { StoredMail } from '../../store/mails/mail-store.ts'
import { PollLoop } from '../../poll-loop.ts'
import type { Store } from '../../store/store.ts'
import { retryDelayMs } from './retry-delay.ts'
import type { Outbox } from './outbox.ts'

/*
 * Sends the emails of the outbox. It claims due emails under a lease, a few at a time, when one is
 * posted in any process of the store and every two seconds. A sent email is deleted. A temporary
 * failure delays it, for about a day in all; a final one leaves it to an admin. If the process ends
 * while it sends, or cannot reach the database for longer than the lease, another process sends the
 * email again, with the same Message-ID: an email arrives at least once, and twice only then.
 */

export interface MailLoop {
  start(): void
  /** Resolves when the emails that are due have been sent or delayed, at the latest after `drainMs`. */
  stop(options: { readonly drainMs: number }): Promise<void>
  /** What this process has sent and given up since its start. */
  counts(): { readonly sent: number; readonly failed: number }
}

export interface MailLoopOptions {
  readonly store: Pick<Store, 'mails'>
  readonly outbox: Pick<Outbox, 'onDue'>
  readonly mailer: Pick<Mailer, 'send'>
  readonly config: MailConfig
  /** Returns undefined if there is nothing to send any more. */
  readonly write: (mail: StoredMail) => Promise<Mail | undefined>
  /** Identifies this process. */
  readonly instanceId: string
  readonly now: () => number
  readonly log: WorkerLog
}

const POLL_MS = 2_000
const LEASE_MS = 15_000

/** Concurrent connections to the mail server. */
const MAX_SENDING = 10

export function createMailLoop(options: MailLoopOptions): MailLoop {
  return new Loop(options)
}

class Loop implements MailLoop {
  readonly #options: MailLoopOptions
  readonly #sending = new Map<string, Promise<void>>()
  readonly #timers: NodeJS.Timeout[] = []
  readonly #polls: PollLoop
  #unsubscribe: (() => void) | undefined
  #sent = 0
  #failed = 0

  constructor(options: MailLoopOptions) {
    this.#options = options
    this.#polls = new PollLoop(
      () => this.#claimDue(),
      (err) => options.log.error({ err }, 'could not read the outbox'),
    )
  }

  start(): void {
    this.#unsubscribe = this.#options.outbox.onDue(() => this.#polls.request())
    this.#timers.push(
      setInterval(() => this.#polls.request(), POLL_MS),
      setInterval(() => void this.#renewLeases(), LEASE_MS / 3),
    )
    this.#polls.open()
  }

  async stop({ drainMs }: { readonly drainMs: number }): Promise<void> {
    this.#unsubscribe?.()
    this.#polls.request()
    // An unresponsive mail server must not delay the shutdown.
    await Promise.race([this.#drain(), setTimeout(drainMs, undefined, { ref: false })])
    this.#polls.close()
    this.#timers.forEach((timer) => clearInterval(timer))
  }

  async #drain(): Promise<void> {
    while (this.#polls.isPolling || this.#sending.size > 0) {
      await Promise.all([this.#polls.idle(), ...this.#sending.values()])
    }
  }

  counts() {
    return { sent: this.#sent, failed: this.#failed }
  }

  async #claimDue(): Promise<void> {
    const { store, instanceId, now } = this.#options
    while (this.#polls.isOpen && this.#sending.size < MAX_SENDING) {
      const holding = [...this.#sending.keys()]
      const mail = await store.mails.claim({ claimant: instanceId, now: now(), leaseMs: LEASE_MS, holding })
      if (mail === undefined) return
      const sending = this.#deliver(mail)
        .catch((error: unknown) => {
          // The lease ends, and the email is sent again.
          this.#options.log.error({ err: error, ...logFields(mail) }, 'could not update the outbox')
        })
        .finally(() => {
          this.#sending.delete(mail.id)
          this.#polls.request()
        })
      this.#sending.set(mail.id, sending)
    }
  }

  async #deliver(mail: StoredMail): Promise<void> {
    const { mailer, write, log } = this.#options
    try {
      const written = await write(mail)
      if (written !== undefined) {
        await mailer.send({ ...written, id: mail.id })
        this.#sent += 1
        log.info(logFields(mail), 'email sent')
      }
    } catch (error) {
      await this.#handleFailure(mail, error)
      return
    }
    await this.#removeSent(mail)
  }

  /** Tries until it succeeds: a sent email that stays in the outbox would be sent again. */
  async #removeSent(mail: StoredMail): Promise<void> {
    for (;;) {
      try {
        await this.#options.store.mails.end(mail)
        return
      } catch (error) {
        if (!this.#polls.isOpen) throw error
        this.#options.log.warn({ err: error, ...logFields(mail) }, 'could not remove a sent email; will be retried')
        await setTimeout(POLL_MS, undefined, { ref: false })
      }
    }
  }

  async #handleFailure(mail: StoredMail, error: unknown): Promise<void> {
    const { store, config, now, log } = this.#options
    const problem: MailProblem = describeMailError(error, config)
    const delayMs = isFinalRejection(error) ? undefined : retryDelayMs(mail.attempts)
    const fields = { ...logFields(mail), ...problem }
    if (delayMs === undefined) {
      if (!(await store.mails.fail(mail, now(), { ...problem }))) return
      this.#failed += 1
      log.error(fields, 'email given up')
    } else {
      await store.mails.retryAt(mail, now() + delayMs, { ...problem })
      log.warn({ ...fields, retryInSeconds: delayMs / 1000 }, 'email not sent; will be retried')
    }
  }

  async #renewLeases(): Promise<void> {
    const { store, instanceId, log } = this.#options
    await store.mails.renew(instanceId, [...this.#sending.keys()], LEASE_MS).catch((error: unknown) => {
      log.warn({ err: error }, 'could not renew the leases of emails')
    })
  }
}

/** Without the recipient: logs are read and retained more widely than the database. */
function logFields({ id, kind, attempts }: StoredMail): object {
  return { mailId: id, kind, attempt: attempts }
}
