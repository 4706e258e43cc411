import type { Mailer } from '../mail/mailer.ts'
import { createMailLoop, type MailLoop } from '../service/mail/mail-loop.ts'
import { createOutbox, type Outbox } from '../service/mail/outbox.ts'
import { createMailWriter } from '../service/mail/write-mail.ts'
import type { Core } from './core.ts'

export interface OpenMail {
  readonly outbox: Outbox
  /** Undefined if email isn't configured, like `mailLoop`. */
  readonly mailer: Mailer | undefined
  readonly mailLoop: MailLoop | undefined
}

export interface OpenMailOptions {
  readonly secret: string
  readonly publicUrl: () => string
  /** For how long the emails that wait may delay the shutdown. */
  readonly drainMs: () => number
}

/** Opens the mail server. Emails that wait are sent before the parts of the core are closed. */
export async function openMail(core: Core, { secret, publicUrl, drainMs }: OpenMailOptions): Promise<OpenMail> {
  const { config, store, instanceId, log, parts, sources } = core
  if (config.mail === undefined) {
    return { outbox: createOutbox({ ...sources, store, hasMail: false }), mailer: undefined, mailLoop: undefined }
  }
  // Imported only if needed: nodemailer has 41 modules.
  const mailer = (await import('../mail/mailer.ts')).createMailer(config.mail)
  parts.defer(() => mailer.close())
  const outbox = createOutbox({ ...sources, store, hasMail: true })
  const mailLoop = createMailLoop({
    ...{ store, outbox, mailer, config: config.mail, instanceId, now: sources.now, log },
    write: createMailWriter({ store, secret, publicUrl, now: sources.now }),
  })
  parts.defer(() => mailLoop.stop({ drainMs: drainMs() }))
  return { outbox, mailer, mailLoop }
}
