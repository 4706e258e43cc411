import { type FastifyRequest } from 'fastify'
import { type Visitor } from './operation.ts'

const MAX_AGENT_CHARACTERS = 400
const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** Where `request` came from, as far as that is known. */
export function visitorOf(request: FastifyRequest, publicUrl: string): Visitor {
  const agent = request.headers['user-agent'] ?? ''
  return {
    address: request.ip.replace(/^::ffff:(?=\d+\.)/i, ''),
    userAgent: agent.slice(0, MAX_AGENT_CHARACTERS),
    isLocal: isLoopback(URL.parse(publicUrl)?.hostname ?? '') && isLocal(request),
  }
}

/** Whether `host` is a name or an address of the machine itself. */
function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host)
}

/**
 * The connection begins at this machine, and everything that a page cannot choose says so too. A page of elsewhere whose name was made to
 * lead here (DNS rebinding) still bears that name in Host and in Origin; a proxy on this machine says for whom it asks.
 */
function isLocal({ headers, socket }: FastifyRequest): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '')
  const { host = '', origin } = headers
  return (
    (address === '::1' || isLoopback(address)) &&
    !FORWARDING.some((name) => name in headers) &&
    isLoopback(URL.parse(`http://${host}`)?.hostname ?? '') &&
    (origin === undefined || isLoopback(URL.parse(origin)?.hostname ?? ''))
  )
}
