import type { FastifyRequest } from 'fastify'
import type { Origin } from '../../service/audit/audit-by.ts'
import type { Visitor } from '../operation.ts'
import { unknownAddress } from './own-page.ts'

const MAX_AGENT_CHARACTERS = 400
const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** For the audit log. */
export function originOf(request: FastifyRequest): Origin {
  return { address: addressOf(request), requestId: request.id }
}

export function visitorOf(request: FastifyRequest, publicUrl: string): Visitor {
  const agent = request.headers['user-agent'] ?? ''
  const reachedAt = unknownAddress(request, publicUrl)
  return {
    requestId: request.id,
    address: addressOf(request),
    userAgent: agent.slice(0, MAX_AGENT_CHARACTERS),
    isLocal: isLoopback(URL.parse(publicUrl)?.hostname ?? '') && isLocal(request),
    otherAddress: reachedAt === undefined ? undefined : { origin: URL.parse(publicUrl)?.origin ?? '', reachedAt },
  }
}

function addressOf(request: FastifyRequest): string {
  return request.ip.replace(/^::ffff:(?=\d+\.)/i, '')
}

function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host)
}

/** Also checks Host and Origin, against DNS rebinding, and that no local proxy forwarded the request. */
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
