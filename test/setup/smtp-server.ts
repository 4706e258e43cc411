import { createServer, type Socket } from 'node:net'
import { vi } from 'vitest'

export interface ReceivedMail {
  /** From the envelope, like `to`. */
  readonly from: string
  readonly to: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly html: string
}

export interface SmtpServer {
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  /** `user:password` of every sign-in. */
  readonly signIns: readonly string[]
  /** While true, every recipient is rejected. */
  isRefusing: boolean
  /** Replies to commands, such as `535 wrong password` to `AUTH`, instead of their usual ones. */
  readonly replies: Map<string, string>
  /** New connections are not greeted before it resolves. */
  greetAfter: Promise<unknown>
  readonly refused: readonly string[]
  /** Waits for the nth mail to this address, by default the first. */
  mailTo(address: string, nth?: number): Promise<ReceivedMail>
  stop(): Promise<void>
}

/** A mail server (RFC 5321) that stores what it receives, with the commands that a sending client needs. */
export async function startSmtpServer(atPort = 0): Promise<SmtpServer> {
  const mails: ReceivedMail[] = []
  const signIns: string[] = []
  const refused: string[] = []
  const replies = new Map<string, string>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    serveConnection(socket, {
      mails,
      signIns,
      refused,
      replies,
      isRefusing: () => smtp.isRefusing,
      greetAfter: smtp.greetAfter,
    })
  })
  await new Promise<void>((resolve) => server.listen(atPort, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0

  const smtp: SmtpServer = {
    url: `smtp://platen:s%C3%A9cret@127.0.0.1:${port}`,
    mails,
    signIns,
    isRefusing: false,
    replies,
    greetAfter: Promise.resolve(),
    refused,
    mailTo: (address, nth = 1) =>
      vi.waitFor(
        () => {
          const mail = mails.filter(({ to }) => to.includes(address))[nth - 1]
          if (mail === undefined) throw new Error(`${address} received fewer than ${nth} mails`)
          return mail
        },
        { timeout: 120_000, interval: 20 },
      ),
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return smtp
}

interface Connection {
  readonly mails: ReceivedMail[]
  readonly signIns: string[]
  readonly refused: string[]
  readonly replies: ReadonlyMap<string, string>
  readonly isRefusing: () => boolean
  readonly greetAfter: Promise<unknown>
}

function serveConnection(socket: Socket, connection: Connection): void {
  const { mails, signIns, refused, replies, isRefusing, greetAfter } = connection
  let unread = ''
  let envelope = { from: '', to: [] as string[] }
  let data: string[] | undefined
  const reply = (line: string): void => void socket.write(`${line}\r\n`)

  const handleCommand = (line: string): void => {
    const [, address = ''] = /<([^>]*)>/.exec(line) ?? []
    const verb = line.slice(0, 4).toUpperCase()
    const special = replies.get(verb)
    if (special !== undefined) reply(special)
    else if (verb === 'EHLO') reply('250-test\r\n250-8BITMIME\r\n250 AUTH PLAIN')
    else if (verb === 'AUTH') {
      signIns.push(credentialsIn(line))
      reply('235 welcome')
    } else if (verb === 'MAIL') {
      envelope = { from: address, to: [] }
      reply('250 ok')
    } else if (verb === 'RCPT') {
      const isRefused = isRefusing()
      if (isRefused) refused.push(address)
      else envelope.to.push(address)
      reply(isRefused ? '550 no such user' : '250 ok')
    } else if (verb === 'DATA') {
      data = []
      reply('354 end with a dot')
    } else if (verb === 'QUIT') {
      reply('221 bye')
      socket.end()
    } else reply(verb === 'RSET' || verb === 'NOOP' ? '250 ok' : '502 command not implemented')
  }

  socket.setEncoding('utf8').on('error', () => undefined)
  socket.on('data', (text: string) => {
    unread += text
    for (let end = unread.indexOf('\r\n'); end !== -1; end = unread.indexOf('\r\n')) {
      const line = unread.slice(0, end)
      unread = unread.slice(end + 2)
      if (data === undefined) handleCommand(line)
      else if (line !== '.') data.push(line.replace(/^\./, ''))
      else {
        mails.push({ ...envelope, ...readMail(data.join('\r\n')) })
        data = undefined
        reply('250 queued')
      }
    }
  })
  void greetAfter.then(() => reply('220 test ESMTP'))
}

/** `user:password` of an `AUTH PLAIN` command. */
function credentialsIn(line: string): string {
  const [, user, password] = Buffer.from(line.split(' ')[2] ?? '', 'base64')
    .toString()
    .split('\0')
  return `${user}:${password}`
}

function readMail(raw: string): Pick<ReceivedMail, 'headers' | 'text' | 'html'> {
  const { headers, body } = readPart(raw)
  const [, boundary = ''] = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '') ?? []
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.replace(/^\r\n/, '')))
  const partOf = (type: string): string =>
    parts.find((part) => part.headers['content-type']?.startsWith(type))?.body ?? ''
  return { headers, text: partOf('text/plain'), html: partOf('text/html') }
}

function readPart(raw: string): { headers: Record<string, string>; body: string } {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { headers, body: decoded(rest.join('\r\n\r\n'), headers['content-transfer-encoding'] ?? '7bit') }
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
