import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isLoopback } from '../config/is-loopback.ts'
import { findRunningService, isAnswerOf } from '../installation/running-service.ts'
import { isWorker } from '../service/servers/compare-servers.ts'
import { type Check, type CheckContext, failed, type Finding, ok, warning } from './doctor-check.ts'

const FETCH_MS = 10_000

export const publicUrlCheck: Check = {
  name: 'Public URL',
  async run(context) {
    const { publicUrl, host } = context.config.http
    if (publicUrl === undefined) {
      if (isLoopback(host)) return [ok('Not set: only this machine can use the server.')]
      return [
        warning('Other machines can reach the server, but they can’t sign in. Set PUBLIC_URL to the address they use.'),
      ]
    }
    return [await reach(publicUrl, await runningInstances(context))]
  },
}

/** The prefixes of the request IDs of running servers. */
async function runningInstances({ store, config }: CheckContext): Promise<readonly string[]> {
  const listed = ((await store?.servers.list().catch(() => [])) ?? []).filter((server) => !isWorker(server))
  const local = await findRunningService(config.files.dataFolder)
  return [...listed, ...(local ? [local] : [])].map(({ instance }) => instance)
}

async function reach(publicUrl: string, instances: readonly string[]): Promise<Finding> {
  if (instances.length === 0)
    return warning('No server is running, so PUBLIC_URL wasn’t checked. Start the server and run this again.')
  const { hostname } = new URL(publicUrl)
  try {
    if (isIP(hostname.replace(/^\[|\]$/g, '')) === 0) await lookup(hostname)
  } catch {
    return failed(`The name ${hostname} in PUBLIC_URL can’t be resolved. Add it to the DNS, or correct PUBLIC_URL.`)
  }
  try {
    const response = await fetch(`${publicUrl}/healthz`, { redirect: 'manual', signal: AbortSignal.timeout(FETCH_MS) })
    await response.body?.cancel()
    return judge(response, { publicUrl, instances })
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const { code, message }: Partial<NodeJS.ErrnoException> = cause instanceof Error ? cause : {}
    return failed(
      `${publicUrl} doesn’t respond (${code ?? message ?? 'no reason'}). Start the proxy, open the port in the firewall, check the certificate, or correct PUBLIC_URL.`,
    )
  }
}

interface Expected {
  readonly publicUrl: string
  readonly instances: readonly string[]
}

function judge(response: Response, { publicUrl, instances }: Expected): Finding {
  const location = response.headers.get('location')
  if (location !== null)
    return failed(`${publicUrl} redirects to ${location}. Set PUBLIC_URL to the address that people end up at.`)
  if (instances.some((instance) => isAnswerOf(response, instance))) return ok(`${publicUrl} leads to this server.`)
  if (isAnswerOf(response, '')) {
    return failed(
      `${publicUrl} leads to another Platen. Correct the proxy or PUBLIC_URL; all servers must use the same DATABASE_URL.`,
    )
  }
  return failed(
    `${publicUrl}/healthz is answered by another program (status ${response.status}). Let the proxy forward all paths and the response header X-Request-Id.`,
  )
}
