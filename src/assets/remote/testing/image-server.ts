import { execFileSync } from 'node:child_process'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:tls'
import type { Network } from '../dial.ts'

/** A TLS server on this machine, and a network on which every public address is this server. */
export interface ImageServer {
  readonly network: Network
  /** What was dialed, as `host > addresses`. */
  readonly dialed: string[]
  /** Addresses by host name, one list for each time that it is resolved; the last is repeated. */
  readonly names: Map<string, string[][]>
  readonly requests: IncomingMessage[]
  answer(path: string, handler: (request: IncomingMessage, response: ServerResponse) => void): void
  close(): Promise<void>
}

const HOSTS = ['images.example.com', 'other.example.com', 'inside.example.com', 'changing.example.com']

export async function startImageServer(): Promise<ImageServer> {
  const { key, cert } = createCertificate(HOSTS)
  const handlers = new Map<string, (request: IncomingMessage, response: ServerResponse) => void>()
  const requests: IncomingMessage[] = []
  const server = createServer({ key, cert }, (request, response) => {
    requests.push(request)
    const handler = handlers.get(request.url ?? '')
    if (handler) handler(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const dialed: string[] = []
  const names = new Map<string, string[][]>(HOSTS.map((host) => [host, [['93.184.216.34']]]))
  return {
    dialed,
    names,
    requests,
    network: {
      resolve(host) {
        const answers = names.get(host) ?? []
        const answer = answers.length > 1 ? answers.shift() : answers[0]
        return answer ? Promise.resolve(answer) : Promise.reject(new Error(`ENOTFOUND ${host}`))
      },
      dial(host, addresses) {
        dialed.push(`${host} > ${addresses.join()}`)
        return connect({ host: '127.0.0.1', port, servername: host, ca: cert })
      },
    },
    answer: (path, handler) => void handlers.set(path, handler),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function createCertificate(hosts: readonly string[]): { key: string; cert: string } {
  const pem = execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-keyout', '-', '-out', '-', '-subj', '/CN=images', '-addext'],
      `subjectAltName=${hosts.map((host) => `DNS:${host}`).join()}`,
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const part = (name: string): string =>
    new RegExp(`-----BEGIN ${name}-----[^]*?-----END ${name}-----\n`).exec(pem)?.[0] ?? ''
  return { key: part('PRIVATE KEY'), cert: part('CERTIFICATE') }
}
