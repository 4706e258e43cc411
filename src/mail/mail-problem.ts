import type { MailConfig } from './mailer.ts'

export const MAIL_PROBLEMS = [
  'host_unknown',
  'connection_refused',
  'timeout',
  'tls',
  'sign_in',
  'sender_rejected',
  'recipient_rejected',
  'message_rejected',
  'connection_lost',
  'temporary',
  'unknown',
] as const

/** Why the mail server did not accept an email, for an admin. */
export interface MailProblem {
  readonly reason: (typeof MAIL_PROBLEMS)[number]
  /** Names the setting to check. */
  readonly detail: string
  /** The server's own words, without passwords. Null if it sent none. */
  readonly reply: string | null
}

export interface MailServer {
  /** `mail.example.com:587`. */
  readonly address: string
  readonly encryption: 'tls' | 'starttls_if_offered'
  readonly user: string | null
  readonly from: string
}

/** Describes the settings without the password. */
export function describeMailServer({ smtpUrl, from }: MailConfig): MailServer {
  const { hostname, port, protocol, username } = new URL(smtpUrl)
  const isTls = protocol === 'smtps:'
  return {
    // The default ports of nodemailer.
    address: `${hostname}:${port || (isTls ? 465 : 587)}`,
    encryption: isTls ? 'tls' : 'starttls_if_offered',
    user: username === '' ? null : decodeURIComponent(username),
    from,
  }
}

const MAX_REPLY = 300

/** Explains an error of `Mailer.send`. */
export function describeMailError(error: unknown, config: MailConfig): MailProblem {
  const { message, code, command, response, responseCode } = fieldsOf(error)
  const server = describeMailServer(config)
  const hide = (text: string): string => withoutSecrets(text, config).slice(0, MAX_REPLY)
  const problem = (reason: MailProblem['reason'], detail: string): MailProblem => {
    return { reason, detail, reply: response === '' ? null : hide(response) }
  }
  const at = `The mail server at ${server.address}`
  if (/ENOTFOUND|EAI_AGAIN|EDNS/.test(`${code} ${message}`)) {
    return problem(
      'host_unknown',
      `${at} was not found. Check the host in PLATEN_SMTP_URL and the DNS of this machine.`,
    )
  }
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/.test(message)) {
    const advice = 'Check the host and port in PLATEN_SMTP_URL, and whether the server is running.'
    return problem('connection_refused', `${at} refused the connection or could not be reached. ${advice}`)
  }
  if (code === 'ETIMEDOUT' || /timeout|ETIMEDOUT|greeting never received/i.test(message)) {
    const advice = 'A firewall may block the port, or the port may expect TLS from the start (smtps://).'
    return problem('timeout', `${at} did not respond in time. ${advice}`)
  }
  if (code === 'ETLS' || /certificate|\bSSL\b|\bTLS\b|wrong version number/i.test(message)) {
    return problem('tls', `${at} could not be reached over TLS: ${tlsReason(message, hide)}`)
  }
  if (code === 'EAUTH') {
    return problem('sign_in', `${at} rejected the user name or password. Check both in PLATEN_SMTP_URL.`)
  }
  if (responseCode === 530) {
    return problem('sign_in', `${at} requires a user name and password. Add them to PLATEN_SMTP_URL.`)
  }
  // For example if the server limits how many emails it accepts.
  if (responseCode >= 400 && responseCode < 500) {
    return problem('temporary', `${at} could not accept the email now and asked to send it later.`)
  }
  if (command === 'MAIL FROM') {
    const advice = 'Set PLATEN_MAIL_FROM to an address that it accepts.'
    return problem('sender_rejected', `${at} rejected the sender ${server.from}. ${advice}`)
  }
  if (command === 'RCPT TO') return problem('recipient_rejected', `${at} rejected the recipient.`)
  if (command === 'DATA') return problem('message_rejected', `${at} rejected the email.`)
  if (code === 'ECONNECTION' || /ECONNRESET|EPIPE|closed/i.test(message)) {
    return problem('connection_lost', `${at} closed the connection. Check the port in PLATEN_SMTP_URL.`)
  }
  return problem('unknown', `The email could not be sent: ${hide(message)}`)
}

/**
 * Whether the server rejected this recipient or message permanently, so that sending it again cannot help. Other
 * permanent rejections, such as of the password or the sender, end when the settings are corrected.
 */
export function isFinalRejection(error: unknown): boolean {
  const { command, responseCode } = fieldsOf(error)
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}

function tlsReason(message: string, hide: (text: string) => string): string {
  if (/wrong version number|packet length too long/i.test(message)) {
    return 'this port does not use TLS from the start. Use smtp:// in PLATEN_SMTP_URL, or the port for TLS, usually 465.'
  }
  return `${hide(message)}. Its certificate must be valid for this host and trusted by this machine.`
}

interface ErrorFields {
  readonly message: string
  readonly code: string
  readonly command: string
  readonly response: string
  readonly responseCode: number
}

function fieldsOf(error: unknown): ErrorFields {
  const fields = error instanceof Error ? (error as Error & Partial<ErrorFields>) : undefined
  const { message = String(error), code = '', command = '', response = '', responseCode = 0 } = fields ?? {}
  return { message, code, command, response, responseCode }
}

/** Servers may repeat what a client has sent, in any of its encodings. */
function withoutSecrets(text: string, { smtpUrl }: MailConfig): string {
  const { username, password } = new URL(smtpUrl)
  if (password === '') return text
  const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)]
  // The longest first, since it may contain the others.
  const encoded = [`\0${user}\0${secret}`, secret].map((plain) => Buffer.from(plain).toString('base64'))
  return [...encoded, secret, password].reduce((rest, hidden) => rest.replaceAll(hidden, '•••'), text)
}
