import { DIAGNOSIS_HEADER, diagnosisToken, type SeenRequest } from '../service/servers/diagnosis-token.ts'
import { type Check, existingSecret, failed, type Finding, ok, warning } from './doctor-check.ts'

const FETCH_MS = 10_000
/** An address of documentation networks (RFC 5737), which no client has. */
const FORGED = '192.0.2.1'

export const proxyCheck: Check = {
  name: 'Proxy',
  async run(context) {
    const { publicUrl } = context.config.http
    const secret = await existingSecret(context)
    // The check of the public URL reports one that can't be reached.
    const seen = publicUrl && secret && (await ask(publicUrl, secret).catch(() => undefined))
    return seen ? [judge(seen, publicUrl)] : []
  },
}

async function ask(publicUrl: string, secret: string): Promise<SeenRequest | undefined> {
  const response = await fetch(`${publicUrl}/healthz`, {
    headers: { [DIAGNOSIS_HEADER]: diagnosisToken(secret), 'x-forwarded-for': FORGED },
    redirect: 'manual',
    signal: AbortSignal.timeout(FETCH_MS),
  })
  return ((await response.json()) as { seen?: SeenRequest }).seen
}

function judge({ client, peer, forwardedFor, port }: SeenRequest, publicUrl: string): Finding {
  if (client === FORGED) {
    return failed(
      `Clients can choose their address, and so avoid limits: a forged X-Forwarded-For was trusted. Let the proxy replace the header, and set PLATEN_TRUST_PROXY to its address (${peer}).`,
    )
  }
  const url = new URL(publicUrl)
  const publicPort = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  if (publicPort === port) return ok('No proxy: clients connect to the server.')
  if (forwardedFor === null || forwardedFor === FORGED) {
    return warning(
      `The proxy at ${peer} doesn’t set X-Forwarded-For, so all people share their limits. Let it send the client’s address in this header.`,
    )
  }
  if (client === peer && !forwardedFor.endsWith(peer)) {
    return warning(
      `The proxy’s X-Forwarded-For is ignored, so all people share their limits. Set PLATEN_TRUST_PROXY to its address (${peer}).`,
    )
  }
  return ok(`The proxy at ${peer} forwards the addresses of clients.`)
}
