import { createTransport } from 'nodemailer'

export interface Mail {
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Mailer {
  /** Fulfilled once the server has taken it; rejects with what it said, or where it cannot be reached. */
  send(mail: Mail): Promise<void>
  close(): void
}

export interface MailConfig {
  /** `smtp://user:password@host:587`; `smtps:` speaks TLS from the first byte, `smtp:` as soon as the server offers it. */
  readonly smtpUrl: string
  /** Who the mail is from: an address, or `Name <address>`. */
  readonly from: string
}

/** Far more than a server takes that will take it at all. Nobody waits for it, but a drain. */
const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

export function createMailer({ smtpUrl, from }: MailConfig): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // Nothing in a mail of ours is read from a disk or the web, whatever is written into it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, ...mail }) {
      // As objects, so that no comma makes two of one.
      await transport.sendMail({ from: sender(from), to: { name: '', address: to }, ...mail })
    },
    close: () => transport.close(),
  }
}

function sender(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^(.*?) *<([^<>]+)>$/.exec(from) ?? []
  return { name, address }
}
