import { lookup } from 'node:dns/promises'
import type { Socket } from 'node:net'
import { connect } from 'node:tls'

/** What a fetch needs of the network. Tests use a server of their own. */
export interface Network {
  /** Resolves a host name to all its addresses. Rejects if there are none. */
  resolve(host: string): Promise<readonly string[]>
  /** Opens a TLS connection to one of `addresses`, with a certificate for `host`. Never resolves `host` again. */
  dial(host: string, addresses: readonly string[]): Socket
}

const HTTPS_PORT = 443

export const INTERNET: Network = {
  async resolve(host) {
    const found = await lookup(host, { all: true })
    return found.map(({ address }) => address)
  },
  dial(host, addresses) {
    const resolved = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    return connect({
      host,
      port: HTTPS_PORT,
      // Node skips this for a literal address, which is its only address. It tries one after another.
      lookup: (_host, _options, callback) => callback(null, resolved),
      ...(addresses[0] !== host && { servername: host }),
    })
  },
}
