import { createTransport } from 'nodemailer'

export interface Mail {
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Mailer {
  /** Resolves when the mail server has accepted the email. Rejects with its error, or if it is unreachable. */
  send(mail: Mail): Promise<void>
  close(): void
}

export interface MailConfig {
  /** `smtp://user:password@host:587`. `smtps:` uses implicit TLS, `smtp:` uses STARTTLS if the server offers it. */
  readonly smtpUrl: string
  /** The sender: an address, or `Name <address>`. */
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
    async send({ to, ...mail }) {
      // Addresses as objects, so that a comma can't add a recipient.
      await transport.sendMail({ from: sender(from), to: { name: '', address: to }, ...mail })
    },
    close: () => transport.close(),
  }
}

function sender(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^(.*?) *<([^<>]+)>$/.exec(from) ?? []
  return { name, address }
}
