import { withoutPassword } from '../config/parse-settings.ts'
import type { RedisState } from '../rates/inspect-redis.ts'
import { isWorker } from '../service/servers/compare-servers.ts'
import { type Check, type CheckContext, failed, type Finding, isMigrated, ok, warning } from './doctor-check.ts'

/** Each request waits for one reply. After 100 ms, a server counts by itself. */
const MAX_REPLY_MS = 20
const MAX_MEMORY_SHARE = 0.9

export const redisCheck: Check = {
  name: 'Redis',
  async run(context) {
    const { redis } = context.config
    if (redis === undefined) return [await withoutRedis(context)]
    // Imported only if needed, like the servers do.
    const { inspectRedis } = await import('../rates/inspect-redis.ts')
    try {
      return judge(await inspectRedis(redis))
    } catch (error) {
      return [failed(explain(error, withoutPassword(redis.url)))]
    }
  },
}

async function withoutRedis({ store }: CheckContext): Promise<Finding> {
  const running = store !== undefined && (await isMigrated(store)) ? await store.servers.list() : []
  const servers = running.filter((server) => !isWorker(server))
  if (servers.length < 2) return ok('Not configured: the server counts rate limits by itself.')
  return warning(
    `Each of the ${servers.length} servers counts rate limits and sign-in attempts by itself, so clients have ${servers.length} times as many. Set REDIS_URL on all of them.`,
  )
}

function judge({ name, replyMs, maxMemory = 0, policy = 'noeviction', usedMemory = 0 }: RedisState): Finding[] {
  const findings: Finding[] = []
  if (replyMs > MAX_REPLY_MS) {
    findings.push(
      warning(
        `${name} takes ${Math.round(replyMs)} ms to reply, which delays every request. Run it closer to the servers, on a machine that is not overloaded.`,
      ),
    )
  }
  if (maxMemory > 0 && policy !== 'noeviction') {
    findings.push(
      warning(
        `${name} deletes keys when its memory is full (maxmemory-policy ${policy}), so limits of sign-in attempts can end early. Set the policy to noeviction; servers then count by themselves until there is memory again.`,
      ),
    )
  }
  if (maxMemory > 0 && usedMemory > maxMemory * MAX_MEMORY_SHARE) {
    findings.push(
      warning(
        `${name} uses ${Math.round((usedMemory / maxMemory) * 100)}% of its memory limit. Raise maxmemory, or move other data elsewhere.`,
      ),
    )
  }
  return findings.length > 0 ? findings : [ok(`${name} accepts writes and replies within ${replyMs.toFixed(1)} ms.`)]
}

/** Until this is corrected, servers count by themselves. */
function explain(error: unknown, url: string): string {
  const message = error instanceof Error ? error.message : String(error)
  const [code = ''] = /^[A-Z]+\b/.exec(message) ?? []
  const rejection = `Redis at ${url} rejects`
  if (code === 'NOAUTH' || code === 'WRONGPASS' || code === 'NOPERM') {
    return `${rejection} the user or the password (${message}). Correct them in REDIS_URL.`
  }
  if (code === 'READONLY') return `${rejection} writes, because it is a replica. Set REDIS_URL to the primary.`
  if (code === 'OOM') return `${rejection} writes, because its memory is full. Raise maxmemory.`
  if (code === 'MISCONF') {
    return `${rejection} writes, because it can’t save to its disk. Make room there, or turn off saving (save ""), which Platen doesn’t need.`
  }
  return `Can’t use Redis at ${url} (${message}). Correct REDIS_URL, or check that Redis is running.`
}
