import { createTransport } from 'nodemailer'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface IdentifiedMail extends Mail {
  /** The same each time an email is sent, so that a mail client can drop a copy. */
  readonly id?: string
}

export interface Mailer {
  /** Resolves when the mail server accepts the email; rejects if it refuses or is unreachable. */
  send(mail: IdentifiedMail): Promise<void>
  /** Connects and signs in. Rejects if the mail server refuses or is unreachable. */
  verify(): Promise<void>
  close(): void
}

export interface MailConfig {
  /** `smtps:` uses implicit TLS, `smtp:` uses STARTTLS if the server offers it. */
  readonly smtpUrl: string
  /** An address, or `Name <address>`. */
  readonly from: string
}

// Generous, because only a shutdown waits for emails.
const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

export function createMailer({ smtpUrl, from }: MailConfig): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // Prevents message content from reading files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, id, ...mail }) {
      // An object, so that a comma in the address cannot add a recipient.
      await transport.sendMail({
        ...{ from: sender(from), to: { name: '', address: to }, ...mail },
        ...(id !== undefined && { messageId: `<${id}@${domainOf(from)}>` }),
      })
    },
    async verify() {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}

function domainOf(from: string): string {
  return sender(from).address.split('@').at(-1) ?? ''
}

function sender(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^(.*?) *<([^<>]+)>$/.exec(from) ?? []
  return { name, address }
}
